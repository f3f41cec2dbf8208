/** The page on which a visitor views, moves or cancels an appointment, by the link in the mail. */
export const manageAppointment = {
  title: 'Uw afspraak beheren | {brand}',
  description: 'Bekijk uw afspraak, kies een andere dag of tijd, of zeg uw afspraak af.',
  name: 'Uw afspraak',
  intro: 'Hier bekijkt u uw afspraak. Verplaatsen of afzeggen is gratis {freeChange}.',
  // In the place of the appointment, when the link is wrong or too old.
  unknownTitle: 'Wij vinden uw afspraak niet',
  unknownText:
    'Open nog een keer de link in onze e-mail over uw afspraak. Werkt hij niet? Bel ons en noem uw referentie.',
  // In the place of the appointment, while the database is away.
  unavailableTitle: 'Wij kunnen uw afspraak nu niet laten zien',
  unavailableText: 'Probeer het over een minuut opnieuw, of bel {phone}.',
  momentLabel: 'Dag en tijd',
  moved: 'Uw afspraak is verplaatst. U krijgt een e-mail met de nieuwe tijd.',
  cancelledTitle: 'Deze afspraak is afgezegd',
  // {bookingTime} is a length of time with its unit, such as «2 minuten».
  cancelledText: 'U hoeft niets meer te doen. Een nieuwe afspraak maakt u in {bookingTime}.',
  lateTitle: 'Wijzigen kan alleen nog telefonisch',
  lateText: 'Uw afspraak begint {lateChange}. Bel {phone}, dan regelen wij het met u. {lateCancellation}',
  pastTitle: 'Deze afspraak is al geweest',
  pastText: 'Zullen wij nog eens komen? Een nieuwe afspraak maakt u in {bookingTime}.',
  bookAgain: 'Maak een nieuwe afspraak',
  // Headings of the two things that can be done with the appointment.
  moveTitle: 'Verplaatsen',
  moveText: 'Kies eerst een dag. Daarna ziet u welke tijden vrij zijn.',
  dayLabel: 'Nieuwe dag',
  showTimes: 'Toon vrije tijden',
  timeLabel: 'Nieuwe tijd',
  moveLabel: 'Verplaats mijn afspraak',
  noTimes: 'Op deze dag is niets meer vrij. Kies een andere dag.',
  noDays: 'De komende weken zijn alle tijden bezet. Bel {phone}, dan zoeken wij een moment.',
  cancelTitle: 'Afzeggen',
  cancelText: 'Gaat het niet door? Zeg uw afspraak af, dan komt de tijd vrij voor een ander.',
  cancelLabel: 'Zeg mijn afspraak af',
  contactTitle: 'Liever bellen?',
  contactText: 'Noem uw referentie, dan vinden wij uw afspraak meteen.',
  // {day} is a day in full, {times} a list such as «09:00, 11:00».
  takenWithFree:
    'Iemand was u net voor: deze tijd is niet meer vrij. Op {day} kunt u nog kiezen uit {times}.',
  movedTooOften: 'Deze afspraak is al vaak verplaatst. Bel {phone}, dan zoeken wij samen een andere tijd.',
};
