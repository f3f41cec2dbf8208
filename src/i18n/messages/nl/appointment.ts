/** Booking an appointment online. */
export const appointment = {
  title: 'Afspraak maken | {brand}',
  description:
    'Plan online een afspraak voor de schoonmaak van uw pand. Kies een dag en een tijd. Binnen {confirmationHours} uur krijgt u een bevestiging per e-mail.',
  // {bookingTime} is a length of time with its unit, such as «2 minuten».
  heading: 'Plan uw afspraak in {bookingTime}',
  intro:
    'Kies een dag en een tijd die u uitkomen. Binnen {confirmationHours} uur ontvangt u per e-mail een bevestiging.',
  // Headings of the four numbered parts of the form.
  serviceHeading: 'Wat mogen wij schoonmaken?',
  dayHeading: 'Welke dag?',
  timeHeading: 'Hoe laat?',
  detailsHeading: 'Uw gegevens',
  serviceLabel: 'Dienst',
  apotheek: 'Apotheek',
  huisarts: 'Huisartsenpraktijk',
  kantoor: 'Kantoor',
  mkb: 'Mkb',
  zorgcentra: 'Zorgcentrum',
  frequencyLabel: 'Hoe vaak?',
  frequencyPlaceholder: 'Kies hoe vaak',
  eenmalig: 'Eenmalig',
  wekelijks: 'Wekelijks',
  tweewekelijks: 'Om de twee weken',
  maandelijks: 'Maandelijks',
  squareMetersLabel: 'Geschatte oppervlakte in m²',
  dayHint:
    'Afspraken zijn op werkdagen, van {appointmentOpens} tot {appointmentCloses} uur. Boek minimaal {bookAheadHours} uur vooruit.',
  dayPlaceholder: 'Kies een dag',
  // Names the table of days for who cannot see it.
  calendarLabel: 'Dagen om uit te kiezen',
  calendarNote: 'Gearceerde dagen zijn niet beschikbaar.',
  // Read out after a day or a time, in the place of the hatching.
  unavailable: 'niet beschikbaar',
  timePlaceholder: 'Kies een tijd',
  // What stands in the place of the times while there are none to choose.
  noDay: 'Selecteer eerst een datum',
  loadingSlots: 'Beschikbaarheid laden...',
  noSlots: 'Geen tijdslots beschikbaar',
  noSlotsHint: 'Kies een andere dag.',
  slotsFailed: 'Wij konden de vrije tijden niet ophalen',
  retryLabel: 'Probeer het opnieuw',
  // After the chosen day.
  freeSlots: 'Vrije tijden: {count}',
  requestsLabel: 'Bijzondere wensen',
  requestsHint: 'Bijvoorbeeld: wie de sleutel heeft, welke ruimte voorgaat.',
  // {moment} is a day and a time, such as «woensdag 2 december om 10:00».
  chosenTime: 'Uw afspraak: {moment}',
  submitLabel: 'Maak mijn afspraak',
  pendingLabel: 'Afspraak Maken...',
  privacyNote:
    'U zit nergens aan vast. Wij gebruiken uw gegevens om uw afspraak te plannen en te bevestigen (AVG artikel 6 lid 1 b) en bewaren ze hooguit 2 jaar.',
  successTitle: 'Afspraak Succesvol Ingepland',
  successText: 'Uw afspraak is succesvol ingepland',
  failureTitle: 'Fout bij Afspraak Maken',
  // The answers of the server: the time is taken down, or someone else was first.
  received:
    'Uw afspraak is succesvol ingepland: {moment}. U krijgt een bevestiging per e-mail. Uw referentie is {reference}.',
  slotTaken: 'Iemand was u net voor: deze tijd is niet meer vrij. Kies een andere tijd.',
  expectHeading: 'Wat kunt u verwachten?',
  planTitle: 'Plannen',
  planText: 'U kiest een dag en een tijd.',
  confirmTitle: 'Bevestiging',
  confirmText: 'Binnen {confirmationHours} uur, per e-mail.',
  prepareTitle: 'Voorbereiding',
  prepareText: 'Wij bespreken uw wensen en maken een werkplan.',
  executeTitle: 'Uitvoering',
  executeText: 'Ons team komt, maakt schoon en loopt alles na.',
  faqHeading: 'Veelgestelde vragen',
  faqAhead: 'Hoe lang van tevoren boek ik?',
  faqAheadText:
    'Minimaal {bookAheadHours} uur. Hebt u eerder iemand nodig? Bel {phone}, dan kijken wij wat er kan.',
  faqChange: 'Kan ik mijn afspraak wijzigen?',
  faqChangeText: 'Ja, tot {freeChangeHours} uur van tevoren, gratis. Gebruik de link in uw bevestigingsmail.',
  faqPresent: 'Moet er iemand aanwezig zijn?',
  faqPresentText: 'Nee. Over sleutels en alarm maken wij vooraf afspraken met u.',
  faqQuote: 'Wanneer krijg ik een prijs?',
  faqQuoteText:
    'Na uw aanvraag ontvangt u een offerte. Daarin staat wat wij doen, hoe vaak en voor welk bedrag.',
};
