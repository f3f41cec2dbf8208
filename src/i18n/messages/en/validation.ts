import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const validation = {
  nameRequired: 'Enter your name',
  companyRequired: 'Enter the name of your company',
  emailRequired: 'Enter your email address',
  emailInvalid: 'Invalid email address',
  phoneInvalid: 'Enter a valid phone number, such as 030\u00a0123\u00a045\u00a067',
  serviceRequired: 'Select a service',
  tooLong: 'Use no more than {max} characters',
} satisfies TextsOf<'validation'>;
