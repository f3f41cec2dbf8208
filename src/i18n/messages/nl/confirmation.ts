/** The page after a form that was sent without JavaScript. */
export const confirmation = {
  title: 'Bedankt | {brand}',
  description:
    'Uw bericht is bij ons binnen. Hier leest u uw referentie, wat er nu gebeurt en wanneer u van ons hoort.',
  heading: 'Bedankt, uw bericht is binnen',
  text: 'Wij hebben alles goed ontvangen. U krijgt ook een bevestiging per e-mail.',
  referenceTitle: 'Uw referentie',
  deadlineTitle: 'U hoort van ons',
  // {deadline} is a day and a time, such as «maandag 23 november om 10:00».
  deadlineText: 'uiterlijk {deadline}',
  // Where reference and deadline are not known, for who opens the page by hand.
  deadlineGeneral: 'binnen {replyHours} uur op werkdagen',
  nextTitle: 'Wat gebeurt er nu?',
  next1: 'Een medewerker leest uw bericht.',
  next2: 'Wij bellen of mailen u met een voorstel voor een korte rondgang.',
  next3: 'Na de rondgang ontvangt u een heldere offerte. U zit nergens aan vast.',
  contactTitle: 'Toch nog een vraag?',
  contactText: 'Noem uw referentie, dan vinden wij uw aanvraag meteen.',
};
