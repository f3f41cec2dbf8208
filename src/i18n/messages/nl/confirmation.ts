/** The page after a form that was sent without JavaScript. */
export const confirmation = {
  title: 'Bedankt | {brand}',
  description:
    'Uw bericht is bij ons binnen. Hier leest u uw referentie, wat er nu gebeurt en wanneer u van ons hoort.',
  heading: 'Bedankt, uw bericht is binnen',
  intro: 'Wij hebben alles goed ontvangen.',
  referenceTitle: 'Uw referentie',
  deadlineTitle: 'U hoort van ons',
  // Where reference and deadline are not known, for who opens the page by hand.
  deadlineGeneral: '{reply}',
  nextTitle: 'Wat gebeurt er nu?',
  // Per form: below the heading, and what happens next.
  contactIntro: 'Wij hebben alles goed ontvangen. U krijgt ook een bevestiging per e-mail.',
  contactNext1: 'Een medewerker leest uw bericht.',
  contactNext2: 'Wij bellen of mailen u met een voorstel voor een korte rondgang.',
  contactNext3: 'Na de rondgang ontvangt u een heldere offerte. U zit nergens aan vast.',
  callbackIntro: 'Wij hebben uw nummer en bellen u terug.',
  callbackNext1: 'Een medewerker leest waar u over wilt bellen.',
  callbackNext2: 'Wij bellen het nummer dat u hebt opgegeven.',
  callbackNext3: 'Komt het niet uit? Bel ons dan zelf en noem uw referentie.',
  appointmentIntro:
    'Wij hebben de dag en de tijd voor u gereserveerd. U krijgt ook een e-mail. Open de link daarin, dan houden wij de tijd voor u vrij.',
  appointmentNext1:
    'Onze bevestiging met de prijs krijgt u per e-mail, {confirmation}. Daarmee staat de afspraak vast.',
  appointmentNext2:
    'Komt het niet uit? Via de link in de e-mail verplaatst u de afspraak of zegt u hem af, gratis {freeChange}.',
  appointmentNext3:
    'Wij komen op de bevestigde dag en tijd. U hoeft er niet bij te zijn. Kennen wij uw pand nog niet, dan vragen wij eerst om een korte rondgang.',
  vacanciesIntro: 'Wij hebben uw sollicitatie goed ontvangen. U krijgt ook een bevestiging per e-mail.',
  vacanciesNext1: 'Een collega leest uw sollicitatie.',
  vacanciesNext2: 'Wij bellen of mailen u met ons antwoord, ook als dat nee is.',
  vacanciesNext3: 'Past het, dan maken wij kennis en bespreken wij het werk, de uren en het loon.',
  testimonialsIntro: 'Wij hebben uw ervaring goed ontvangen. Fijn dat u er de tijd voor nam.',
  testimonialsNext1: 'Wij lezen uw tekst voordat wij hem plaatsen.',
  testimonialsNext2: 'Plaatsen wij hem, dan staat uw naam er alleen bij als u dat hebt aangevinkt.',
  testimonialsNext3: 'Wilt u de tekst later laten verwijderen? Mail {email}, dan halen wij hem van de site.',
  contactTitle: 'Toch nog een vraag?',
  contactText: 'Noem uw referentie, dan vinden wij uw aanvraag meteen.',
};
