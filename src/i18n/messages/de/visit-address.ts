import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const visitAddress = {
  title: 'Wohin sollen wir kommen?',
  label: 'Adresse',
  text: 'So findet unser Team zu Ihnen. Eintragen und ändern können Sie die Adresse {freeChange}.',
  streetLabel: 'Straße und Hausnummer',
  postcodeLabel: 'Postleitzahl',
  placeLabel: 'Ort',
  save: 'Adresse speichern',
  saved: 'Danke, jetzt wissen wir, wohin wir kommen sollen.',
  streetRequired: 'Bitte geben Sie Straße und Hausnummer an',
  postcodeInvalid: 'Bitte geben Sie die niederländische Postleitzahl an, zum Beispiel 3511 AB',
  placeRequired: 'Bitte geben Sie den Ort an',
  tooOften: 'Diese Adresse wurde schon oft geändert. Rufen Sie {phone} an, dann ändern wir sie für Sie.',
} satisfies TextsOf<'visitAddress'>;
