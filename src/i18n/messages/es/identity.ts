import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const identity = {
  line: '{legalName} · {street}, {postalCode} {city} · Registro mercantil (KvK) {chamberOfCommerceNumber} · NIF-IVA {vatNumber}',
  heading: 'Datos de la empresa',
  chamber: 'Registro mercantil neerlandés (KvK) {chamberOfCommerceNumber}',
  vat: 'NIF-IVA {vatNumber}',
  peopleHeading: 'Con quién habla',
  director: 'Dirección',
  planner: 'Planificación',
  inspector: 'Control de calidad',
  trainer: 'Formación',
  milestonesHeading: 'De {founded} a hoy',
} satisfies TextsOf<'identity'>;
