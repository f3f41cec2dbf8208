import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const answers = {
  rateLimited:
    'Sie haben in kurzer Zeit viele Anfragen gesendet. Bitte versuchen Sie es in {minutes} noch einmal oder rufen Sie uns an: {phone}.',
  waitTitle: 'Bitte warten Sie kurz | {brand}',
  waitHeading: 'Bitte warten Sie kurz',
  waitText:
    'Ihre Angaben gehen nicht verloren. Lassen Sie diese Seite geöffnet und nutzen Sie danach die Schaltfläche.',
  waitLabel: 'Weiter',
  unavailable:
    'Wir können Ihre Anfrage gerade nicht speichern. Ihre Angaben sind noch da. Bitte versuchen Sie es in einer Minute noch einmal oder rufen Sie uns an: {phone}.',
  pageFailure: 'Wir können diese Seite gerade nicht anzeigen',
  pageFailureText: 'Bitte versuchen Sie es in einer Minute noch einmal oder rufen Sie uns an:',
  received: 'Wir haben Ihre Nachricht erhalten. Ihre Referenznummer ist {reference}.',
  unreadable: 'Wir konnten Ihre Anfrage nicht lesen. Bitte versuchen Sie es noch einmal.',
  tooLarge: 'Ihre Anfrage ist zu groß. Bitte kürzen Sie Ihre Nachricht.',
  forbidden:
    'Wir konnten nicht feststellen, dass diese Anfrage von unserer Website kommt. Bitte laden Sie die Seite neu.',
  methodNotAllowed: 'So lässt sich diese Adresse nicht verwenden.',
  unsupported: 'Dieses Datenformat können wir nicht lesen.',
  otherAnswers:
    'Diese Anfrage haben wir schon mit anderen Angaben erhalten (Referenznummer {reference}). Laden Sie die Seite neu und senden Sie Ihre Anfrage noch einmal, oder rufen Sie {phone} an.',
  aside:
    'Wir haben Ihre Nachricht erhalten. Das Formular wurde anscheinend automatisch ausgefüllt, deshalb liest sie zuerst jemand aus unserem Team. Möchten Sie sichergehen, dass Sie eine Antwort erhalten? Dann rufen Sie {phone} an und nennen Sie Ihre Referenznummer {reference}.',
  cvFileAgain: 'Bitte wählen Sie Ihre Datei noch einmal: Wir konnten sie nicht speichern',
} satisfies TextsOf<'answers'>;
