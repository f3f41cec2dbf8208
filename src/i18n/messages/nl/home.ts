export const home = {
  title: '{brand} | Zakelijke schoonmaak in Utrecht en omgeving',
  description:
    'Schoonmaak voor apotheken, huisartsen, kantoren, mkb en zorgcentra. Vast team, één contactpersoon en binnen {replyHours} uur antwoord op uw vraag.',
  heading: 'Schoon werk. Heldere afspraken.',
  intro:
    'Wij maken schoon bij apotheken, huisartsen, kantoren, mkb-bedrijven en zorgcentra. Met een vast team, één contactpersoon en binnen {replyHours} uur antwoord op uw vraag.',
  ratingLabel: '{rating} van de {ratingBest} sterren',
  rating: '{rating} van {ratingBest}',
  ratingCount: 'uit {reviews} beoordelingen',
  // The four cells below the hero: a large word or number, and what it says.
  trustYears: '{years} jaar',
  trustYearsText: 'ervaring in zakelijke schoonmaak',
  trustInsured: 'Verzekerd',
  trustInsuredText: 'en gecertificeerd, met keurmerk',
  trustClients: '{clients}',
  trustClientsText: 'tevreden zakelijke klanten',
  trustAlways: '24/7',
  trustAlwaysText: 'bereikbaar bij spoed',
  servicesHeading: 'Elk pand vraagt om een eigen aanpak',
  servicesIntro:
    'Een behandelkamer is geen kantoortuin. Daarom werken wij per branche met een eigen werkplan, eigen middelen en mensen die er de weg kennen.',
  // The sixth card, beside the five services; it leads to the contact page.
  specialistName: 'Specialistisch',
  specialistText: 'Voor klussen die meer vragen dan een dweil.',
  specialistFeature1: 'Glasbewassing en gevels',
  specialistFeature2: 'Vloeronderhoud',
  specialistFeature3: 'Oplevering na verbouwing',
  // Below the introduction. [words](screen) becomes a link; the name between round brackets stays as it is.
  servicesLinks:
    'Wij werkten al voor {businesses} bedrijven, waaronder [kantoren](office), [zorgcentra](care), [apotheken](pharmacy) en [huisartsenpraktijken](gp).',
  whyHeading: 'Waarom {clients} bedrijven voor {brand} kiezen',
  whyText:
    'U hoeft nergens achteraan te bellen. Klopt er iets niet, dan lossen wij het binnen {complaintHours} uur kosteloos op.',
  // Badges with an icon.
  certificateQuality: 'Keurmerk geregistreerd schoonmaakbedrijf',
  certificateTraining: 'Erkend leerbedrijf',
  reasonCertified: 'Gecertificeerd en verzekerd',
  reasonCertifiedText: 'Wij dragen een keurmerk en zijn verzekerd. Gaat er iets stuk, dan regelen wij het.',
  reasonGreen: 'Milieu\u00advriendelijk',
  reasonGreenText: 'Middelen die uw vloer en het water sparen, zuinig gedoseerd.',
  reasonHours: 'Flexibele tijden',
  reasonHoursText: 'Vóór openingstijd, na sluitingstijd of in het weekend. U kiest.',
  reasonPersonal: 'Persoonlijke service',
  reasonPersonalText: 'Eén contactpersoon en een vast team dat uw pand kent.',
  bookingHeading: 'Plan zelf een afspraak', // {bookingTime} is a length of time with its unit, such as «2 minuten».
  bookingText:
    'In {bookingTime} geregeld. Kies een dag en een tijd. Binnen {confirmationHours} uur krijgt u een bevestiging per e-mail.',
  // Names the row of five days for who cannot see it.
  bookingDays: 'Dagen om uit te kiezen',
  bookingLink: 'Kies een datum',
  faqHeading: 'Veelgestelde vragen',
  faqContact:
    'Staat uw vraag er niet bij? [Neem contact op](contact), dan antwoorden wij binnen {replyHours} uur.',
  emergencyText: 'Wij zijn dag en nacht bereikbaar, ook in het weekend.',
  // The block with map, hours and rating; titles of its rows.
  findHeading: 'Vind ons online',
  findArea: 'Werkgebied',
  findAreaText:
    'Utrecht, Noord-Holland, Zuid-Holland, Flevoland en Gelderland, tot {radius} km rond Utrecht. De rest van Nederland op aanvraag.',
  // Beside the opening hours, one of both.
  openNow: 'Nu open',
  closedNow: 'Nu gesloten, bij spoed bereikbaar',
  findRating: 'Beoordeling',
  findProfile: 'Bekijk ons bedrijfsprofiel',
  careersHeading: 'Werken bij {brand}',
  careersText:
    'Met {employees} collega’s maken wij Midden-Nederland elke dag een stukje schoner. U werkt in een vast team en leert het vak bij een erkend leerbedrijf.',
  careersLink: 'Bekijk de vacatures',
  closingHeading: 'Benieuwd wat het u kost?',
  closingText:
    'Vertel ons wat er schoon moet. Binnen {replyHours} uur hebt u antwoord; ongeveer {startPeriod} na uw akkoord staan wij klaar.',
};
