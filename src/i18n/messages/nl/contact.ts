import { namesByValue } from '#i18n/service-names.ts';
import { serviceNames } from './service-names.ts';

export const contact = {
  title: 'Contact en gratis offerte | {brand}',
  description:
    'Vraag een gratis offerte aan voor de schoonmaak van uw pand. U hebt antwoord {reply}. Bellen kan op werkdagen van {opens} tot {closes} uur.',
  heading: 'Vraag een gratis offerte aan',
  intro: 'Vertel ons kort wat er schoon moet. Een planner antwoordt {reply}.',
  messageHint: 'Bijvoorbeeld: oppervlakte, aantal verdiepingen, gewenste dagen.',
  submitLabel: 'Verstuur mijn aanvraag',
  pendingLabel: 'Bezig met verzenden...',
  // Below the button. The privacy statement, to which the note links, has the legal basis.
  privacyNote:
    'U zit nergens aan vast. Wij gebruiken uw gegevens om uw aanvraag te beantwoorden en bewaren ze hooguit 2 jaar.',
  // The server's response to a stored request.
  received: 'Bedankt voor uw aanvraag. Wij reageren {deadline}. Uw referentie is {reference}.',
  successTitle: 'Aanvraag Verzonden',
  failureTitle: 'Fout',
  failureText: 'Er is een fout opgetreden. Probeer het later opnieuw.',
  phoneTitle: 'Telefoon',
  emailTitle: 'E-mail',
  hoursTitle: 'Openingstijden',
  availabilityText: 'Bij spoed dag en nacht, zeven dagen per week',
  emergencyText:
    'Lekkage, inbraak of een onverwachte controle: wij zijn dag en nacht bereikbaar. {emergency}',
  areaHeading: 'Hier werken wij',
  areaMap: 'Kaart van ons werkgebied: {workArea}',
  // On the map, beside the dot of the city where the office is.
  areaCity: 'Utrecht',
  areaCentral: 'Midden-Nederland',
  areaCentralText: 'Utrecht, Gelderland en Flevoland',
  areaRandstad: 'Randstad',
  areaRandstadText: 'Noord- en Zuid-Holland, met Amsterdam, Rotterdam en Den Haag',
  areaCountry: 'Rest van Nederland',
  areaCountryText: 'Op aanvraag.',
  areaCountryLink: 'Stel uw vraag',
  // The choices of the service.
  ...namesByValue(serviceNames, 'quote'),
  specialistisch: 'Specialistisch',
  anders: 'Anders',
};
