import type { TextsOf } from '#i18n/messages/nl/index.ts';
import { namesById } from '#i18n/service-names.ts';
import { serviceNames } from './service-names.ts';

export const price = {
  title: 'Was kostet die Reinigung? Richtpreis | {brand}',
  description:
    'Berechnen Sie, was die Reinigung Ihrer Räume pro Einsatz und pro Monat etwa kostet und wie lange sie dauert. Ohne Kontaktdaten.',
  heading: 'Was kostet das?',
  intro:
    'Geben Sie an, was gereinigt werden soll. Sie sehen, was es pro Einsatz und pro Monat etwa kostet und wie lange es dauert. Ohne Kontaktdaten, und wir speichern nichts.',
  ...namesById(serviceNames, 'choice'),
  squareMetersLabel: 'Fläche in m²',
  squareMetersHint: 'Eine Schätzung genügt.',
  squareMetersInvalid: 'Bitte geben Sie eine ganze Zahl von 10 bis 10.000 ein, zum Beispiel 300',
  frequencyLabel: 'Wie oft?',
  frequencyPlaceholder: 'Häufigkeit wählen',
  maandelijks: 'Einmal im Monat',
  tweewekelijks: 'Alle zwei Wochen',
  wekelijks: 'Einmal pro Woche',
  tweemaal: 'Zweimal pro Woche',
  driemaal: 'Dreimal pro Woche',
  werkdagen: 'Jeden Arbeitstag',
  frequencyRequired: 'Bitte wählen Sie die Häufigkeit',
  partOfDayLabel: 'Wann?',
  day: 'Mo–Fr, tagsüber',
  evening: 'Mo–Fr, abends',
  weekend: 'Am Wochenende',
  floorLabel: 'Welcher Boden?',
  mixed: 'Gemischt oder unklar',
  carpet: 'Vor allem Teppich',
  hard: 'Vor allem Hartboden',
  submit: 'Preis berechnen',
  answerHeading: 'Ihr Richtpreis',
  noAnswer:
    'Wählen Sie die Art der Räume, die Fläche und die Häufigkeit. Dann steht hier, was es ungefähr kostet.',
  range: '{from} bis {to}',
  perMonth: 'pro Monat, zzgl. MwSt.',
  perVisit: 'Pro Einsatz, zzgl. MwSt.',
  timePerVisit: 'Arbeitszeit pro Einsatz',
  timePerMonth: 'Arbeitszeit pro Monat',
  note: 'Das ist ein Richtpreis. Den endgültigen Preis nennen wir nach einem Rundgang durch Ihre Räume. Rundgang und Angebot sind kostenlos.',
  quote: 'Dazu ein Angebot anfordern',
  carriedVisit: 'Richtpreis pro Einsatz, zzgl. MwSt.',
  carriedMonth: 'Richtpreis pro Monat, zzgl. MwSt.',
  blockHeading: 'Was kostet das ungefähr?',
  blockText: 'Geben Sie Fläche und Häufigkeit an, und Sie sehen den Richtpreis pro Einsatz und pro Monat.',
} satisfies TextsOf<'price'>;
