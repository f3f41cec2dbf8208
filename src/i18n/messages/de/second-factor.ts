import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const secondFactor = {
  title: 'Zweiter Schritt der Anmeldung | {brand}',
  description: 'Bestätigen Sie mit einem Code oder einem Passkey, dass Sie es sind.',
  name: 'Zweiter Schritt',
  heading: 'Noch ein Schritt',
  intro: 'Ihr Passwort ist richtig. Bestätigen Sie nun, dass Sie es sind.',
  passkeyLabel: 'Passkey verwenden',
  passkeyFailed: 'Das hat nicht geklappt. Versuchen Sie es noch einmal oder nutzen Sie einen Code.',
  codeLabel: 'Code',
  codeHint: 'Die sechs Ziffern aus Ihrer App oder einer Ihrer Wiederherstellungscodes.',
  submitLabel: 'Anmelden',
  wrong: 'Dieser Code ist falsch oder wurde schon benutzt.',
  wrongTitle: 'Anmeldung fehlgeschlagen',
  backLabel: 'Erneut anmelden',
  missing: 'Melden Sie sich zuerst mit Benutzername und Passwort an.',
} satisfies TextsOf<'secondFactor'>;
