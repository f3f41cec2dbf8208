/** Booking an appointment online. */
export const appointment = {
  title: 'Afspraak maken | {brand}',
  description:
    'Plan online een afspraak voor de schoonmaak van uw pand. Kies een dag en een tijd. Binnen {confirmationHours} uur krijgt u een bevestiging per e-mail.',
  // {bookingTime} is a length of time with its unit, such as «2 minuten».
  heading: 'Plan uw afspraak in {bookingTime}',
  intro:
    'Kies een dag en een tijd die u uitkomen. Binnen {confirmationHours} uur ontvangt u per e-mail een bevestiging.',
  // The answers of the server: the time is taken down, or someone else was first.
  received:
    'Wij hebben {moment} voor u gereserveerd. U krijgt {deadline} per e-mail onze bevestiging. Uw referentie is {reference}.',
  slotTaken: 'Iemand was u net voor: deze tijd is niet meer vrij. Kies een andere tijd.',
  // When one visitor books again and again.
  tooMany:
    'Op dit e-mailadres of telefoonnummer staan al {max} afspraken. Bel {phone} als u er nog een wilt.',
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
