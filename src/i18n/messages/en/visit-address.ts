import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const visitAddress = {
  title: 'Where should we come?',
  label: 'Address',
  text: 'This tells our team where to go. You can fill it in or change it {freeChange}.',
  streetLabel: 'Street and house number',
  postcodeLabel: 'Postcode',
  placeLabel: 'Town or city',
  save: 'Save the address',
  saved: 'Thank you, we now know where to come.',
  streetRequired: 'Enter the street and house number',
  postcodeInvalid: 'Enter the Dutch postcode, such as 3511 AB',
  placeRequired: 'Enter the town or city',
  tooOften: 'This address has been changed many times already. Call {phone} and we will change it for you.',
} satisfies TextsOf<'visitAddress'>;
