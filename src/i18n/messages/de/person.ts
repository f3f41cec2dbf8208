import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const person = {
  emailLabel: 'E-Mail-Adresse',
  phoneLabel: 'Telefonnummer',
  companyRequired: 'Bitte geben Sie den Namen Ihres Unternehmens ein',
  emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  emailInvalid: 'Ungültige E-Mail-Adresse. Richtiges Format: name@beispiel.de',
  phoneRequired: 'Bitte geben Sie Ihre Telefonnummer ein',
  phoneInvalid:
    'Bitte geben Sie eine gültige Telefonnummer ein, mit Ländervorwahl, wenn sie nicht niederländisch ist: +49\u00a030\u00a01234567',
} satisfies TextsOf<'person'>;
