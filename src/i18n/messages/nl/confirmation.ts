/** The confirmation page, also for visitors who open it without having sent a form. */
export const confirmation = {
  title: 'Bedankt | {brand}',
  description:
    'Uw bericht is bij ons binnen. Hier leest u uw referentie, wat er nu gebeurt en wanneer u van ons hoort.',
  referenceTitle: 'Uw referentie',
  deadlineTitle: 'U hoort van ons',
  callTitle: 'Wij bellen u',
  answersTitle: 'In het kort',
  // Heading above links to a calendar file and to two online calendars.
  calendarTitle: 'Zet de afspraak in uw agenda',
  calendarFile: 'Agendabestand (.ics)',
  calendarGoogle: 'Google Agenda',
  calendarOutlook: 'Outlook',
  // The description of the appointment in the visitor's calendar.
  calendarDescription: '{status}. Referentie: {reference}. Vragen? Bel {phone}.',
  // Shown after a request for urgent help, above a telephone number.
  urgentTitle: 'Kunt u niet wachten?',
  urgentText: 'Bel ons nu. Wij nemen dag en nacht op.',
  urgentNext1: 'Uw verzoek komt als spoed bij ons binnen.',
  urgentNext2: 'Wij bellen het nummer dat u hebt opgegeven. Houd uw telefoon bij u.',
  urgentNext3:
    'Belt u zelf, dan hoeft u niet te wachten. Noem uw referentie: wij weten dan al waar het om gaat.',
  nextTitle: 'Wat gebeurt er nu?',
  // Shown after a form that looks like spam. It promises no reply.
  quarantinedHeading: 'Wij hebben uw bericht ontvangen',
  quarantinedIntro:
    'Het formulier lijkt automatisch ingevuld. Daarom krijgt u geen e-mail en leest een medewerker uw bericht eerst. Wilt u zeker zijn van een antwoord? Bel dan {phone}.',
  // The heading, the introduction and the next steps of each form.
  contactHeading: 'Uw aanvraag is binnen',
  contactIntro: 'Bedankt. U krijgt ook een bevestiging per e-mail.',
  contactNext1: 'Een planner leest uw aanvraag.',
  contactNext2: 'Wij bellen of mailen u met een voorstel voor een korte rondgang.',
  contactNext3: 'Na de rondgang ontvangt u een heldere offerte. U zit nergens aan vast.',
  callbackHeading: 'Wij bellen u terug',
  callbackIntro: 'Bedankt, wij hebben uw nummer.',
  callbackNext1: 'Een medewerker leest uw verzoek.',
  callbackNext2: 'Wij bellen het nummer dat u hebt opgegeven.',
  callbackNext3: 'Komt het niet uit? Bel ons dan zelf en noem uw referentie.',
  // Shown below a booking that the visitor has not yet confirmed by the mailed link.
  appointmentTodo:
    'Open {deadline} de link in onze e-mail en druk op de knop. Dan houden wij deze tijd voor u vrij. Doet u dat niet, dan kan een ander hem kiezen. Geen e-mail gekregen? Kijk bij ongewenste e-mail, of bel ons.',
  // Followed by the e-mail address of the visitor.
  mailedTo: 'Onze e-mail gaat naar',
  appointmentNext1:
    'Na uw klik krijgt u per e-mail onze bevestiging met de prijs, {confirmation}. {priceOffer}',
  // Replaces `appointmentNext1` once the visitor has confirmed the booking by the mailed link.
  heldNext1: 'Wij mailen u onze bevestiging met de prijs, {confirmation}. {priceOffer}',
  appointmentNext2: 'Met de link in onze e-mail wijzigt u uw afspraak. {changing}',
  appointmentNext3: '{indicativePrice} Wij maken schoon op de bevestigde tijd. U hoeft er niet bij te zijn.',
  // Shown if the page is opened again after the status of the booking has changed.
  confirmedIntro: 'Onze bevestiging met de prijs hebben wij u gemaild. {priceOffer}',
  endedIntro:
    'U hebt niet op tijd op de knop gedrukt. De tijd is nog niet bezet: open de link in onze e-mail en druk alsnog op de knop, dan houden wij hem voor u vrij.',
  changedIntro: 'Hoe het er nu voor staat, ziet u via de link in onze e-mail over deze afspraak.',
  vacanciesHeading: 'Uw sollicitatie is binnen',
  vacanciesIntro: 'Bedankt voor uw interesse. U krijgt ook een bevestiging per e-mail.',
  vacanciesNext1: 'Een collega leest uw sollicitatie.',
  vacanciesNext2: 'Wij bellen of mailen u met ons antwoord, ook als dat nee is.',
  vacanciesNext3: 'Past het, dan maken wij kennis en bespreken wij het werk, de uren en het loon.',
  testimonialsHeading: 'Bedankt dat u uw ervaring deelt',
  testimonialsIntro: 'Fijn dat u er de tijd voor nam. Wij hebben uw tekst ontvangen.',
  testimonialsNext1: 'Wij lezen uw tekst en besluiten of wij hem plaatsen.',
  testimonialsNext2: 'Plaatsen wij hem, dan staat uw naam er alleen bij als u dat hebt aangevinkt.',
  testimonialsNext3: 'Wilt u de tekst later laten verwijderen? Mail {email}, dan halen wij hem van de site.',
  contactTitle: 'Toch nog een vraag?',
  contactText: 'Noem uw referentie, dan weten wij meteen waar het over gaat.',
  // Shown to a visitor who opens the page directly.
  noneHeading: 'Hier valt nog niets te bevestigen',
  noneText:
    'Op deze pagina leest u wat er met uw aanvraag gebeurt, zodra u die hebt verstuurd. Hebt u een e-mail van ons gekregen? Daarin staat uw referentie.',
  waysTitle: 'Wat kunnen wij voor u doen?',
};
