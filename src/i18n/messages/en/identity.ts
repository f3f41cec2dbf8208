import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const identity = {
  heading: 'Company details',
  chamber: 'Chamber of Commerce (KvK) {chamberOfCommerceNumber}',
  vat: 'VAT number {vatNumber}',
  peopleHeading: 'The people you talk to',
  roledirector: 'Managing director',
  roleplanner: 'Planner',
  roleinspector: 'Quality inspector',
  roletrainer: 'Trainer',
  milestonesHeading: 'From {founded} until now',
} satisfies TextsOf<'identity'>;
