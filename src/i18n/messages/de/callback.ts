import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const callback = {
  title: 'Rückruf anfordern | {brand}',
  description:
    'Hinterlassen Sie Ihre Nummer. An Arbeitstagen von {opens} bis {closes} Uhr rufen wir Sie innerhalb von {callbackHours} Stunden zurück.',
  heading: 'Wir rufen Sie zurück',
  intro:
    'Hinterlassen Sie Ihre Nummer. Zu unseren Bürozeiten rufen wir Sie innerhalb von {callbackHours} Stunden an.',
  dialogTitle: 'Rückruf anfordern',
  subjectLabel: 'Thema',
  subjectPlaceholder: 'Thema wählen',
  timeLabel: 'Wann sind Sie erreichbar?',
  'algemene-vraag': 'Allgemeine Frage',
  'offerte-aanvraag': 'Angebot anfordern',
  'afspraak-maken': 'Termin vereinbaren',
  spoedhulp: 'Notfall',
  klacht: 'Reklamation',
  overig: 'Sonstiges',
  ochtend: 'Vormittag (09:00–12:00)',
  middag: 'Nachmittag (12:00–17:00)',
  avond: 'Abend (17:00–20:00)',
  altijd: 'Jederzeit erreichbar',
  submitLabel: 'Rückruf anfordern',
  pendingLabel: 'Wird gesendet ...',
  cancelLabel: 'Abbrechen',
  privacyNote:
    'Wir verwenden Ihre Angaben, um Sie zurückzurufen (Art. 6 Abs. 1 lit. b DSGVO), und speichern sie höchstens 90 Tage.',
  received: 'Vielen Dank! Wir rufen Sie {callback} zurück: {deadline}. Ihre Referenznummer ist {reference}.',
  receivedPart:
    'Vielen Dank! Wir rufen Sie zur gewünschten Tageszeit zurück: {deadline}. Ihre Referenznummer ist {reference}.',
  receivedUrgent:
    'Vielen Dank! Wenn es nicht warten kann, rufen Sie {phone} an, Tag und Nacht. Sonst rufen wir Sie {callback} zurück: {deadline}. Ihre Referenznummer ist {reference}.',
  successTitle: 'Rückrufwunsch gesendet',
  failureTitle: 'Fehler',
  failureText: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  urgentText: 'Brauchen Sie sofort jemanden? Rufen Sie uns an, Tag und Nacht.',
  subjectRequired: 'Bitte wählen Sie ein Thema',
  choiceInvalid: 'Bitte wählen Sie eine der Möglichkeiten',
} satisfies TextsOf<'callback'>;
