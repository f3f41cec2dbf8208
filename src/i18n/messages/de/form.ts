import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const form = {
  nameLabel: 'Name',
  companyLabel: 'Unternehmen',
  serviceLabel: 'Art der Räumlichkeiten',
  serviceRequired: 'Bitte wählen Sie die Art der Räumlichkeiten',
  messageLabel: 'Nachricht',
  privacyLink: 'Zur Datenschutzerklärung',
  requiredMark: 'Pflichtfeld',
  optional: '(optional)',
  summaryTitle: 'Da stimmt noch etwas nicht',
  summaryText: 'Bitte prüfen Sie die folgenden Felder und versuchen Sie es noch einmal.',
  close: 'Schließen',
  notification: 'Meldung',
  notifications: 'Meldungen ({hotkey})',
  invalid: 'Bitte prüfen Sie die markierten Felder.',
  draftKept: 'Ihre Eingaben bleiben in diesem Tab, bis Sie sie absenden.',
  startOver: 'Neu beginnen',
  cleared: 'Alles ist gelöscht.',
  undo: 'Rückgängig machen',
  failure: 'Etwas ist schiefgelaufen. Ihre Angaben sind noch da. Bitte versuchen Sie es erneut.',
  offline: 'Sie haben keine Internetverbindung. Ihre Angaben sind noch da.',
  answerLost:
    'Wir wissen nicht, ob Ihre Nachricht angekommen ist. Senden Sie sie einfach noch einmal: Sie kommt nie doppelt an.',
} satisfies TextsOf<'form'>;
