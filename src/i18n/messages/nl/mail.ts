/** The mail that the sender of a form receives. It repeats no text that was typed: a stranger may have typed it. */
export const mail = {
  contactSubject: 'Wij hebben uw offerteaanvraag ontvangen ({reference})',
  contactHeading: 'Uw aanvraag is binnen',
  contactText:
    'Bedankt voor uw offerteaanvraag bij {brand}. Een medewerker leest uw bericht en reageert uiterlijk {deadline}.',
  referenceLabel: 'Uw referentie',
  contactNext:
    'Wij stellen eerst een korte rondgang door uw pand voor. Daarna ontvangt u een heldere offerte. U zit nergens aan vast.',
  questions: 'Vragen? Bel {phone} of antwoord op deze e-mail en noem uw referentie.',
  greeting: 'Met vriendelijke groet,',
  signature: 'het team van {brand}',
  notYou: 'Hebt u dit niet zelf aangevraagd? Dan kunt u deze e-mail negeren.',
};
