/** The price of cleaning: the page that calculates it, and the links to it. */
import { namesById } from '#i18n/service-names.ts';
import { serviceNames } from './service-names.ts';

export const price = {
  title: 'Wat kost schoonmaak? Prijsindicatie | {brand}',
  description:
    'Bereken ongeveer de prijs van de schoonmaak van uw pand, per beurt en per maand, met de uren erbij. U hoeft geen gegevens achter te laten.',
  heading: 'Wat kost het?',
  intro:
    'Vul in wat er schoon moet. U ziet wat het ongeveer kost, per beurt en per maand, met de uren erbij. U laat geen gegevens achter en wij bewaren niets.',
  // The choices in the form, starting with the premises.
  ...namesById(serviceNames, 'choice'),
  squareMetersLabel: 'Oppervlakte in m²',
  squareMetersHint: 'Een schatting is genoeg.',
  squareMetersInvalid: 'Vul een heel getal in van 10 tot 10.000, bijvoorbeeld 300',
  frequencyLabel: 'Hoe vaak?',
  frequencyPlaceholder: 'Kies hoe vaak',
  maandelijks: 'Eens per maand',
  tweewekelijks: 'Om de twee weken',
  wekelijks: 'Eens per week',
  tweemaal: 'Twee keer per week',
  driemaal: 'Drie keer per week',
  werkdagen: 'Elke werkdag',
  frequencyRequired: 'Kies hoe vaak',
  partOfDayLabel: 'Wanneer?',
  day: 'Op werkdagen, overdag',
  evening: 'Op werkdagen, ’s avonds',
  weekend: 'In het weekend',
  floorLabel: 'Wat voor vloer?',
  mixed: 'Gemengd, of weet ik niet',
  carpet: 'Vooral tapijt',
  hard: 'Vooral harde vloer',
  submit: 'Bereken de prijs',
  answerHeading: 'Uw indicatie',
  noAnswer: 'Vul het formulier in. Dan staat hier wat het ongeveer kost.',
  // Two amounts: the lowest and the highest.
  range: '{from} tot {to}',
  // Below a range.
  perMonth: 'per maand, excl. btw',
  perVisit: 'Per beurt, excl. btw',
  timePerVisit: 'Werktijd per beurt',
  timePerMonth: 'Werktijd per maand',
  note: 'Dit is een indicatie. Na een rondgang door uw pand krijgt u de definitieve prijs. De rondgang en de offerte zijn gratis.',
  quote: 'Vraag hiermee een offerte aan',
  // Labels in the prefilled message of the quote request.
  carriedVisit: 'Indicatie per beurt, excl. btw',
  carriedMonth: 'Indicatie per maand, excl. btw',
  // The form on the page of a service, which has fewer fields.
  blockHeading: 'Wat kost het u?',
  blockText:
    'Vul in hoe groot uw pand is en hoe vaak wij komen. U ziet wat het ongeveer kost, per beurt en per maand.',
};
