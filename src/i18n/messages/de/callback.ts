import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const callback = {
  title: 'Rückruf anfordern | {brand}',
  description:
    'Hinterlassen Sie Ihre Nummer: Wir rufen {callback} oder zur gewünschten Tageszeit zurück. Auch bei Reklamationen.',
  heading: 'Wir rufen Sie zurück',
  intro:
    'Hinterlassen Sie Ihre Nummer. Wir rufen Sie {callback} oder zur gewünschten Tageszeit zurück. Unsere Bürozeiten: Montag bis Freitag von {opens} bis {closes} Uhr.',
  dialogTitle: 'Rückruf anfordern',
  subjectLabel: 'Thema',
  subjectPlaceholder: 'Thema wählen',
  timeLabel: 'Wann sind Sie erreichbar?',
  timePlaceholder: 'Tageszeit wählen',
  moreLabel: 'E-Mail-Adresse oder Nachricht hinzufügen',
  'algemene-vraag': 'Allgemeine Frage',
  'offerte-aanvraag': 'Angebot anfordern',
  'afspraak-maken': 'Termin vereinbaren',
  spoedhulp: 'Notfall',
  klacht: 'Reklamation',
  overig: 'Sonstiges',
  ochtend: 'Vormittag (09:00–12:00\u00a0Uhr)',
  middag: 'Nachmittag (12:00–17:00\u00a0Uhr)',
  avond: 'Abend (17:00–20:00\u00a0Uhr)',
  altijd: 'Jederzeit erreichbar',
  submitLabel: 'Rückruf anfordern',
  pendingLabel: 'Wird gesendet\u00a0…',
  cancelLabel: 'Abbrechen',
  privacyNote: 'Wir verwenden Ihre Angaben, um Sie zurückzurufen, und speichern sie höchstens 90\u00a0Tage.',
  received: 'Vielen Dank! Wir rufen Sie {callback} zurück: {deadline}. Ihre Referenznummer ist {reference}.',
  receivedPart:
    'Vielen Dank! Wir rufen Sie zur gewünschten Tageszeit zurück: {deadline}. Ihre Referenznummer ist {reference}.',
  receivedUrgent:
    'Vielen Dank! Kann es nicht warten? Rufen Sie uns an, Tag und Nacht: {phone}. Sonst rufen wir Sie {callback} zurück: {deadline}. Ihre Referenznummer ist {reference}.',
  successTitle: 'Rückrufwunsch gesendet',
  failureTitle: 'Fehler',
  failureText: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  urgentText: 'Brauchen Sie sofort jemanden? Rufen Sie uns an, Tag und Nacht.',
  urgentCall: '{phone} anrufen',
  subjectRequired: 'Bitte wählen Sie ein Thema',
  choiceInvalid: 'Bitte wählen Sie eine der Möglichkeiten',
} satisfies TextsOf<'callback'>;
