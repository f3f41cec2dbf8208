import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const seriesMail = {
  madeSubject: 'Ihre regelmäßige Reinigung ab {first} ({reference})',
  madeHeading: 'Ihre regelmäßige Reinigung ist geplant',
  madeText: 'Ab {first} reinigt unser Team regelmäßig bei Ihnen, und zwar an den unten genannten Tagen.',
  changedSubject: 'Ihre regelmäßige Reinigung ändert sich ab {first} ({reference})',
  changedHeading: 'Ihre regelmäßige Reinigung ändert sich',
  changedText:
    'Ab {first} kommt unser Team an den unten genannten Tagen. Was davor geplant war, bleibt unverändert.',
  endedSubject: 'Ihre regelmäßige Reinigung endet: {first} ({reference})',
  endedHeading: 'Ihre regelmäßige Reinigung endet',
  endedText:
    'Ab {first} kommt unser Team nicht mehr regelmäßig zu Ihnen. Die unten genannten Tage entfallen.',
  next: 'Im Anhang finden Sie dieselben Tage für Ihren Kalender. Möchten Sie einen Tag verlegen oder auslassen? Antworten Sie einfach auf diese E-Mail.',
  endedNext:
    'Der Anhang entfernt diese Tage aus Ihrem Kalender. Stimmt etwas nicht? Antworten Sie einfach auf diese E-Mail.',
  rhythmLabel: 'Wann',
  priceLabel: 'Preis pro Einsatz',
  week: 'Jede Woche am {days} um {time}\u00a0Uhr',
  twoWeeks: 'Alle zwei Wochen am {days} um {time}\u00a0Uhr',
  first: 'Jeden ersten {days} im Monat um {time}\u00a0Uhr',
  second: 'Jeden zweiten {days} im Monat um {time}\u00a0Uhr',
  third: 'Jeden dritten {days} im Monat um {time}\u00a0Uhr',
  fourth: 'Jeden vierten {days} im Monat um {time}\u00a0Uhr',
  last: 'Jeden letzten {days} im Monat um {time}\u00a0Uhr',
} satisfies TextsOf<'seriesMail'>;
