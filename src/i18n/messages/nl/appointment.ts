/** Booking an appointment online. */
export const appointment = {
  title: 'Afspraak maken | {brand}',
  description:
    'Plan online een afspraak voor de schoonmaak van uw pand. Kies een dag en een tijd. De bevestiging met de prijs volgt {confirmation}.',
  // {bookingTime} is a length of time with its unit, such as «2 minuten».
  heading: 'Plan uw afspraak in {bookingTime}',
  intro:
    'Kies een dag en een tijd die u uitkomen. Wij houden die voor u vrij en bevestigen de schoonmaak {confirmation}, per e-mail en met de prijs.',
  // The answers of the server: the time is taken down, or someone else was first.
  received:
    'Wij hebben {moment} voor u gereserveerd. U krijgt {deadline} per e-mail onze bevestiging. Uw referentie is {reference}.',
  slotTaken: 'Iemand was u net voor: deze tijd is niet meer vrij. Kies een andere tijd.',
  // When one visitor books again and again.
  tooMany:
    'Op dit e-mailadres of telefoonnummer staan al {max} afspraken. Bel {phone} als u er nog een wilt.',
  expectHeading: 'Wat kunt u verwachten?',
  planTitle: 'Plannen',
  planText: 'U kiest een dag en een tijd. Die zijn dan voor u gereserveerd.',
  confirmTitle: 'Bevestiging',
  confirmText: '{ConfirmationAgain}, per e-mail en met de prijs. Vanaf dan staat de afspraak vast.',
  prepareTitle: 'Voorbereiding',
  prepareText:
    'Wij bespreken uw wensen en de sleutels. Kennen wij uw pand nog niet, dan vragen wij in de bevestiging om een korte rondgang.',
  executeTitle: 'Uitvoering',
  executeText: 'Het team komt op de bevestigde tijd, maakt schoon en loopt alles na.',
  faqHeading: 'Veelgestelde vragen',
  faqAhead: 'Hoe lang van tevoren boek ik?',
  faqAheadText: '{BookAhead}. Hebt u eerder iemand nodig? Bel {phone}, dan kijken wij wat er kan.',
  faqChange: 'Kan ik mijn afspraak wijzigen?',
  faqChangeText: 'Ja, {freeChange} is dat gratis. Gebruik de link in uw mail. {lateCancellation}',
  faqPresent: 'Moet er iemand aanwezig zijn?',
  faqPresentText: 'Nee, bij de schoonmaak niet. Over sleutels en alarm maken wij vooraf afspraken met u.',
  faqQuote: 'Wanneer krijg ik een prijs?',
  faqQuoteText:
    'De prijs van deze beurt staat in de bevestiging. Wilt u dat wij vaker komen? Na uw aanvraag ontvangt u een offerte met de taken, hoe vaak wij komen en wat het kost.',
};
