/** The request for a callback: a page, and a dialog that every header opens. */
export const callback = {
  title: 'Laat u terugbellen | {brand}',
  description:
    'Laat uw nummer achter. Wij bellen u {callback} terug, of in het dagdeel dat u kiest. Over een offerte, een afspraak of een klacht.',
  heading: 'Wij bellen u terug',
  intro: 'Laat uw nummer achter. Wij bellen u {callback} terug, of in het dagdeel dat u kiest.',
  // Heading of the dialog, which has the same form.
  dialogTitle: 'Bel mij terug',
  subjectLabel: 'Onderwerp',
  subjectPlaceholder: 'Kies een onderwerp',
  timeLabel: 'Wanneer?',
  timePlaceholder: 'Kies een dagdeel',
  moreLabel: 'E-mailadres of bericht toevoegen',
  'algemene-vraag': 'Algemene vraag',
  'offerte-aanvraag': 'Offerteaanvraag',
  'afspraak-maken': 'Afspraak maken',
  spoedhulp: 'Spoedhulp',
  klacht: 'Klacht',
  overig: 'Overig',
  ochtend: 'Ochtend (09:00–12:00)',
  middag: 'Middag (12:00–17:00)',
  avond: 'Avond (17:00–20:00)',
  altijd: 'Altijd bereikbaar',
  submitLabel: 'Bel mij terug',
  pendingLabel: 'Versturen...',
  cancelLabel: 'Annuleren',
  privacyNote: 'Wij gebruiken uw gegevens om u terug te bellen en bewaren ze hooguit 90 dagen.',
  // The server's responses: by default, for a preferred part of the day, and for an emergency.
  // {deadline} is a text such as `vandaag voor 16:40`, or with a preferred part of the day
  // `vandaag tussen 17:00 en 20:00 uur`.
  received: 'Bedankt! Wij bellen u {callback} terug: {deadline}. Uw referentie is {reference}.',
  receivedPart:
    'Bedankt! Wij bellen u terug in het dagdeel dat u koos: {deadline}. Uw referentie is {reference}.',
  receivedUrgent:
    'Bedankt! Kunt u niet wachten? Bel {phone}, dag en nacht. Anders bellen wij u {callback} terug: {deadline}. Uw referentie is {reference}.',
  successTitle: 'Terugbelverzoek Verzonden',
  failureTitle: 'Fout',
  failureText: 'Er is een fout opgetreden. Probeer het opnieuw.',
  // Beside the form on the page, and in the form if urgent help is chosen.
  urgentText: 'Hebt u direct iemand nodig? Bel ons, dag en nacht.',
  urgentCall: 'Bel {phone}',
  subjectRequired: 'Kies een onderwerp',
  choiceInvalid: 'Kies een van de mogelijkheden',
};
