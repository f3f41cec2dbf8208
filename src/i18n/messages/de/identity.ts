import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const identity = {
  heading: 'Angaben zum Unternehmen',
  chamber: 'Handelsregister (KvK) {chamberOfCommerceNumber}',
  vat: 'USt-IdNr. {vatNumber}',
  peopleHeading: 'Mit wem Sie sprechen',
  roledirector: 'Geschäftsführung',
  roleplanner: 'Einsatzplanung',
  roleinspector: 'Qualitätskontrolle',
  roletrainer: 'Ausbildung',
  milestonesHeading: 'Von {founded} bis heute',
} satisfies TextsOf<'identity'>;
