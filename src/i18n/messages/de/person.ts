import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const person = {
  emailLabel: 'E-Mail-Adresse',
  phoneLabel: 'Telefonnummer',
  companyRequired: 'Bitte geben Sie den Namen Ihres Unternehmens ein',
  emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  emailInvalid: 'Ungültige E-Mail-Adresse. Schreiben Sie sie so: name@beispiel.de',
  phoneRequired: 'Bitte geben Sie Ihre Telefonnummer ein',
  phoneInvalid: 'Bitte geben Sie eine gültige Telefonnummer ein, zum Beispiel 030\u00a0123\u00a045\u00a067',
} satisfies TextsOf<'person'>;
