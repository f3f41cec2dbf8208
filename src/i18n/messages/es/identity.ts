import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const identity = {
  heading: 'Datos de la empresa',
  chamber: 'Registro mercantil neerlandés (KvK) {chamberOfCommerceNumber}',
  vat: 'NIF-IVA {vatNumber}',
  peopleHeading: 'Quién le atiende',
  roledirector: 'Dirección',
  roleplanner: 'Planificación',
  roleinspector: 'Control de calidad',
  roletrainer: 'Formación',
  milestonesHeading: 'De {founded} a hoy',
} satisfies TextsOf<'identity'>;
