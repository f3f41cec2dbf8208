/** The request to be called back: a page of its own, and a dialog from every header. */
export const callback = {
  title: 'Laat u terugbellen | {brand}',
  description:
    'Laat uw nummer achter. Wij bellen u op werkdagen tussen {opens} en {closes} uur binnen {callbackHours} uur terug over offerte, afspraak of klacht.',
  heading: 'Wij bellen u terug',
  intro: 'Laat uw nummer achter. Wij bellen u binnen {callbackHours} kantooruren.',
  // Heading of the dialog, above the same fields.
  dialogTitle: 'Bel mij terug',
  subjectLabel: 'Onderwerp',
  subjectPlaceholder: 'Kies een onderwerp',
  timeLabel: 'Wanneer bereikbaar?',
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
  privacyNote:
    'Wij gebruiken uw gegevens om u terug te bellen (AVG artikel 6 lid 1 b) en bewaren ze hooguit 90 dagen.',
  // The server's answer; {deadline} is a real moment, such as «vandaag voor 16:40».
  received: 'Bedankt. Wij bellen u {deadline}. Uw referentie is {reference}.',
  successTitle: 'Terugbelverzoek Verzonden',
  successText: 'Bedankt! Wij bellen u binnen {callbackHours} uur terug.',
  failureTitle: 'Fout',
  failureText: 'Er is een fout opgetreden. Probeer het opnieuw.',
  // Beside the form on the page.
  urgentText: 'Hebt u direct iemand nodig? Bel ons, dag en nacht.',
  subjectRequired: 'Selecteer een onderwerp',
  choiceInvalid: 'Kies een van de mogelijkheden',
};
