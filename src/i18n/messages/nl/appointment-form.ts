import { namesByValue } from '#i18n/service-names.ts';
import { serviceNames } from './service-names.ts';

export const appointmentForm = {
  // Headings of the four numbered parts of the form.
  serviceHeading: 'Wat mogen wij schoonmaken?',
  dayHeading: 'Welke dag?',
  timeHeading: 'Hoe laat?',
  detailsHeading: 'Uw gegevens',
  ...namesByValue(serviceNames, 'booking'),
  frequencyLabel: 'Hoe vaak daarna?',
  eenmalig: 'Alleen deze beurt',
  wekelijks: 'Wekelijks',
  tweewekelijks: 'Om de twee weken',
  maandelijks: 'Maandelijks',
  squareMetersLabel: 'Oppervlakte in m²',
  dayHint:
    'Een eerste beurt kan op werkdagen, van {appointmentOpens} tot {appointmentCloses} uur. Boek {bookAhead}.',
  // Button for browsers without script.
  showTimes: 'Toon vrije tijden',
  calendarNote: 'Dagen met strepen kunt u niet kiezen.',
  // Below the calendar, above links to the quote request and to the telephone.
  otherTimes: 'Liever ’s ochtends vroeg, ’s avonds, in het weekend of op een latere datum?',
  otherTimesQuote: 'Vraag een offerte aan',
  otherTimesCall: 'Bel {phone}',
  // Read by screen readers after a day or a time that is hatched.
  unavailable: 'niet beschikbaar',
  // Shown instead of the times if there are none to choose from.
  noDay: 'Selecteer eerst een datum',
  loadingSlots: 'Beschikbaarheid laden...',
  noSlots: 'Geen tijdslots beschikbaar',
  noSlotsHint: 'Kies een andere dag.',
  slotsFailed: 'Wij konden de vrije tijden niet ophalen',
  retryLabel: 'Probeer het opnieuw',
  // Shown after the chosen day.
  freeSlots: 'Vrije tijden: {count}',
  requestsLabel: 'Bijzondere wensen',
  requestsHint: 'Bijvoorbeeld: wie de sleutel heeft, welke ruimte voorrang heeft.',
  // {moment} is a day and a time, such as «woensdag 2 december om 10:00».
  chosenTime: 'Uw afspraak: {moment}',
  // Alone on a line and in the summary, like `indication`.
  chosenPrice: '{priceFrom}',
  // Replaces `chosenPrice` as soon as the price can be indicated.
  indication: 'ongeveer {from} tot {to} per beurt, exclusief btw',
  // Button from the day and the time to the rest of the form.
  onward: 'Verder',
  // Above the submit button, and in the list of next steps.
  mailNote:
    'U krijgt meteen een e-mail. Open de link daarin en druk op de knop: dan houden wij de tijd voor u vrij.',
  submitLabel: 'Boek mijn schoonmaakbeurt',
  pendingLabel: 'Afspraak Maken...',
  privacyNote:
    'Wij gebruiken uw gegevens om uw afspraak te plannen en te bevestigen. Wij bewaren ze hooguit 2 jaar.',
  successTitle: 'Afspraak Succesvol Ingepland',
  // Shown when the server's response has no message.
  successFallback: 'Uw afspraak is succesvol ingepland',
  failureTitle: 'Fout bij Afspraak Maken',
  frequencyRequired: 'Kies hoe vaak',
  squareMetersInvalid: 'Vul een heel getal in van 1 tot 1.000.000, bijvoorbeeld 340',
  dateRequired: 'Selecteer een datum',
  dateUnavailable: 'Op deze dag kunt u niet boeken. Kies een andere datum',
  timeRequired: 'Kies een tijd',
  timeUnavailable: 'Deze tijd is niet meer vrij. Kies een andere tijd',
};
