/** The page, opened by a mailed link, on which a visitor views, moves or cancels an appointment. */
export const manageAppointment = {
  title: 'Uw afspraak beheren | {brand}',
  description: 'Bekijk uw afspraak, kies een andere dag of tijd, of zeg uw afspraak af.',
  name: 'Uw afspraak',
  intro: '{changing}',
  // Shown instead of the appointment if the link is wrong.
  unknownTitle: 'Wij kunnen uw afspraak niet vinden',
  unknownText:
    'Open de link in onze e-mail over uw afspraak opnieuw. Werkt hij niet? Bel ons en noem uw referentie.',
  // Shown instead of the appointment while the database is unavailable.
  unavailableTitle: 'Wij kunnen uw afspraak nu niet laten zien',
  unavailableText: 'Probeer het over een minuut opnieuw, of bel {phone}.',
  momentLabel: 'Dag en tijd',
  // Below an unconfirmed appointment, above the button that confirms it and holds its time.
  holdText: 'Druk op de knop. Dan houden wij deze tijd voor u vrij.',
  holdDeadline: 'Doe dat {deadline}. Daarna kan een ander deze tijd kiezen.',
  // Shown instead of both texts above after the deadline, if the time is still free.
  holdEnded:
    'U hebt niet op tijd op de knop gedrukt. Daarom hebben wij deze tijd vrijgegeven. Hij is nog niet bezet: druk alsnog op de knop, dan houden wij hem voor u vrij.',
  holdLostText: 'Bel {phone}, dan zoeken wij samen een andere tijd.',
  // Shown above the days to choose from, if another visitor has booked the time.
  holdLostMove: 'Kies hieronder een andere tijd, of bel {phone}.',
  holdLabel: 'Ja, houd deze tijd voor mij vrij',
  // Shown instead of the button after it was pressed.
  heldNext: 'Wij mailen u {deadline} onze bevestiging met de prijs.',
  moved: 'Dat is gelukt. U krijgt een e-mail met de nieuwe tijd.',
  doneHeld: 'Bedankt, dat is gelukt.',
  kept: 'Gelukt: uw afspraak blijft staan.',
  // {bookingTime} is a length of time with its unit, such as «2 minuten».
  cancelledText: 'U hoeft verder niets te doen. Een nieuwe schoonmaakbeurt boekt u in {bookingTime}.',
  lateText: 'Uw afspraak begint {lateChange}. Verplaatsen kan nu alleen nog telefonisch: bel {phone}.',
  pastText: 'Zullen wij nog eens komen? Een nieuwe schoonmaakbeurt boekt u in {bookingTime}.',
  // Shown instead of the appointment if the link has expired.
  endedTitle: 'Deze link werkt niet meer',
  endedText:
    'De datum van uw afspraak is al een tijd voorbij. Hebt u er nog een vraag over? Bel {phone}. Een nieuwe schoonmaakbeurt boekt u in {bookingTime}.',
  bookAgain: 'Boek een nieuwe beurt',
  // Headings of the two actions.
  moveTitle: 'Verplaatsen',
  moveText: 'Kies een dag. Dan ziet u welke tijden vrij zijn.',
  dayLabel: 'Nieuwe dag',
  timeLabel: 'Nieuwe tijd',
  ownTime: 'uw tijd',
  moveLabel: 'Verplaats mijn afspraak',
  noDays: 'De komende weken zijn alle tijden bezet. Bel {phone}, dan zoeken wij een moment.',
  cancelTitle: 'Afzeggen',
  // The link that closes the question.
  keepLabel: 'Nee, laat mijn afspraak staan',
  // {moment} is a day and a time, such as «woensdag 2 december om 10:00».
  cancelQuestion: 'Wilt u uw afspraak op {moment} afzeggen?',
  // {undoTime} is a length of time with its unit, such as «10 minuten».
  withdrawQuestion: 'Hebt u geen afspraak meer nodig?',
  cancelUndo: 'U kunt dit {undoTime} lang ongedaan maken. Zo lang houden wij de tijd voor u vrij.',
  cancelConfirm: 'Ja, zeg mijn afspraak af',
  // {time} is a time of the same day, such as «10:14».
  cancellingText:
    'Tot {time} uur houden wij de tijd nog voor u vrij. Daarna krijgt u een e-mail dat uw afspraak is afgezegd.',
  undoLabel: 'Maak het ongedaan',
  contactTitle: 'Liever bellen?',
  contactText: 'Noem uw referentie, dan vinden wij uw afspraak meteen.',
  tooManyHeld:
    'Voor uw e-mailadres of internetverbinding houden wij al veel tijden vrij. Bel {phone}, dan zoeken wij samen een tijd.',
  movedTooOften: 'Deze afspraak is al vaak verplaatst. Bel {phone}, dan zoeken wij samen een andere tijd.',
};
