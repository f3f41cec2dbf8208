import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const person = {
  emailLabel: 'Email address',
  phoneLabel: 'Phone number',
  companyRequired: 'Enter the name of your company',
  emailRequired: 'Enter your email address',
  emailInvalid: 'Invalid email address. Write it like name@example.com',
  phoneRequired: 'Enter your phone number',
  phoneInvalid:
    'Enter a valid phone number, with the country code if it is not Dutch, such as +44 20 7946 0123',
} satisfies TextsOf<'person'>;
