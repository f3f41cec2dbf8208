export const appointment = {
  title: 'Schoonmaakbeurt boeken | {brand}',
  description:
    'Boek online een eerste schoonmaakbeurt voor uw pand. Kies een werkdag en een tijd. De bevestiging met de prijs volgt {confirmation}.',
  heading: 'Boek een eerste schoonmaak\u00adbeurt',
  // {bookingTime} is a length of time with its unit, such as «2 minuten».
  intro: 'In {bookingTime} geregeld. De prijs krijgt u vooraf per e-mail, {confirmation}.',
  // The server's responses: what happens next, or why the time was not booked.
  received:
    'Nog één stap: open {deadline} de link in onze e-mail en druk op de knop. Dan houden wij {moment} voor u vrij. Uw referentie is {reference}.',
  slotTaken: 'Iemand was u net voor: deze tijd is niet meer vrij. Kies een andere tijd.',
  // If too many appointments were made with the e-mail address.
  tooMany: 'Op dit e-mailadres staan al {max} afspraken. Bel {phone} als u er nog een wilt.',
  // If too many unconfirmed times were booked from one network or on one day.
  tooManyOpen:
    'Vanaf uw internetverbinding zijn al {max} tijden gekozen waarvoor nog niemand op de knop heeft gedrukt. Open de link in onze e-mail en druk op de knop, bel {phone} of laat u terugbellen.',
  tooManyPending:
    'Al {max} afspraken van uw internetverbinding wachten op onze bevestiging. Bel {phone} of laat u terugbellen.',
  dayLimitReached:
    'Voor deze dag zijn al veel tijden gekozen die nog niet zijn bevestigd. Kies een andere dag, bel {phone} of laat u terugbellen.',
  expectHeading: 'Wat kunt u verwachten?',
  // Beside the form: the choices made so far.
  summaryHeading: 'Uw afspraak',
  whenLabel: 'Wanneer',
  priceLabel: 'Prijs',
  planTitle: 'Plannen',
  planText: 'U kiest een dag en een tijd.',
  confirmTitle: 'Bevestiging',
  confirmText: '{ConfirmationAgain} krijgt u onze bevestiging met de prijs, per e-mail. {priceOffer}',
  prepareTitle: 'Voorbereiding',
  prepareText: 'Wij bespreken uw wensen en de sleutels, per telefoon of e-mail.',
  executeTitle: 'Uitvoering',
  executeText: 'Het team komt op de bevestigde tijd, maakt schoon en loopt alles na.',
  faqAhead: 'Hoelang van tevoren moet ik boeken?',
  faqAheadText: '{BookAhead}. Hebt u eerder iemand nodig? Bel {phone}, dan kijken wij wat er kan.',
  faqChange: 'Kan ik mijn afspraak verplaatsen of afzeggen?',
  faqChangeText: 'Ja, met de link in onze e-mail. {changing}',
  faqPresent: 'Moet er iemand aanwezig zijn?',
  faqPresentText: 'Nee, bij de schoonmaak niet. Over sleutels en alarm maken wij vooraf afspraken met u.',
  faqQuote: 'Wanneer krijg ik een prijs?',
  faqQuoteText:
    'De prijs van deze beurt staat in de bevestiging. {indicativePrice} Wilt u meer beurten? Dan krijgt u daarvoor een voorstel.',
};
