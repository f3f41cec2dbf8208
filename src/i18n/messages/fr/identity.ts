import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const identity = {
  heading: 'Informations légales',
  chamber: 'Registre du commerce néerlandais (KvK) {chamberOfCommerceNumber}',
  vat: 'Numéro de TVA {vatNumber}',
  peopleHeading: 'Vos interlocuteurs',
  roledirector: 'Direction',
  roleplanner: 'Planification',
  roleinspector: 'Contrôle qualité',
  roletrainer: 'Formation',
  milestonesHeading: 'De {founded} à aujourd’hui',
} satisfies TextsOf<'identity'>;
