import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const person = {
  emailLabel: 'Email address',
  phoneLabel: 'Phone number',
  companyRequired: 'Enter the name of your company',
  emailRequired: 'Enter your email address',
  emailInvalid: 'Invalid email address. Write it like name@example.com',
  phoneRequired: 'Enter your phone number',
  phoneInvalid: 'Enter a valid phone number, such as 030\u00a0123\u00a045\u00a067',
} satisfies TextsOf<'person'>;
