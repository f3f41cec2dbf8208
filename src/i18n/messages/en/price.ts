import type { TextsOf } from '#i18n/messages/nl/index.ts';
import { namesById } from '#i18n/service-names.ts';
import { serviceNames } from './service-names.ts';

export const price = {
  title: 'What does cleaning cost? Price estimate | {brand}',
  description:
    'Work out the approximate price of cleaning your premises, per visit and per month, and the hours it takes. No contact details needed.',
  heading: 'What does it cost?',
  intro:
    'Tell us what needs cleaning and see roughly what it would cost, per visit and per month, and the hours it takes. We ask for no contact details and store nothing.',
  ...namesById(serviceNames, 'choice'),
  squareMetersLabel: 'Floor area in m²',
  squareMetersHint: 'A rough figure will do.',
  squareMetersInvalid: 'Enter a whole number from 10 to 10,000, such as 300',
  frequencyLabel: 'How often?',
  frequencyPlaceholder: 'Choose how often',
  maandelijks: 'Once a month',
  tweewekelijks: 'Every two weeks',
  wekelijks: 'Once a week',
  tweemaal: 'Twice a week',
  driemaal: 'Three times a week',
  werkdagen: 'Every working day',
  frequencyRequired: 'Choose how often',
  partOfDayLabel: 'When?',
  day: 'Weekdays, daytime',
  evening: 'Weekdays, evening',
  weekend: 'At the weekend',
  floorLabel: 'What kind of floor?',
  mixed: 'Mixed, or not sure',
  carpet: 'Mostly carpet',
  hard: 'Mostly hard floor',
  submit: 'Work out the price',
  answerHeading: 'Your estimate',
  noAnswer: 'Answer the questions and your estimate will appear here.',
  range: '{from} to {to}',
  perMonth: 'per month, excl. VAT',
  perVisit: 'Per visit, excl. VAT',
  timePerVisit: 'Working time per visit',
  timePerMonth: 'Working time per month',
  note: 'This is an estimate. You get the final price once we have gone round the building with you. The walk-through and the quote are free.',
  quote: 'Request a quote with these details',
  carriedVisit: 'Estimate per visit, excl. VAT',
  carriedMonth: 'Estimate per month, excl. VAT',
  blockHeading: 'What would it cost you?',
  blockText:
    'Enter the size of your premises and how often we should come, and see roughly what it costs per visit and per month.',
} satisfies TextsOf<'price'>;
