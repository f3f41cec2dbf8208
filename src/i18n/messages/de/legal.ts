import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const legal = {
  updated: 'Zuletzt geändert am {date}',
  contentsHeading: 'Auf dieser Seite',
  retentionCaption: 'Aufbewahrungsfristen',
  retentionWhat: 'Daten',
  retentionPeriod: 'Aufbewahrungs\u00adfrist',
  application: 'Bewerbung',
  applicationPeriod:
    '{period} nach unserer Entscheidung; mit Ihrer Einwilligung {longer}. Ohne Entscheidung höchstens {latest} nach Eingang',
  testimonial: 'Kundenstimme',
  testimonialPeriod: 'Bis Sie uns bitten, sie zu löschen',
  callback: 'Rückrufwunsch',
  contact: 'Kontakt und Angebotsanfrage',
  appointment: 'Termin',
  quarantined: 'Nachricht, die nach Spam aussieht',
  blockedSender: 'Code einer E-Mail-Adresse, die wir vorübergehend sperren',
  mailBody: 'Text von E-Mails, die die Website verschickt',
  rateLimitMark: 'Code gegen Missbrauch der Formulare',
  newsletter: 'Anmeldung zum Newsletter',
  newsletterPeriod: 'Bis Sie sich abmelden; ohne Ihre Bestätigung {period}',
  session: 'Sitzung nach der Anmeldung',
  knownDevice: 'Gerät, mit dem sich jemand vom Personal angemeldet hat',
  auditLog: 'Wer sich angemeldet hat und was das Personal mit Daten getan hat',
  suppressedRecipient: 'Code einer E-Mail-Adresse, die unsere Nachrichten abweist',
} satisfies TextsOf<'legal'>;
