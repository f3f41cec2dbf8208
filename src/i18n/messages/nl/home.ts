export const home = {
  title: '{brand} | Zakelijke schoonmaak in Utrecht en omgeving',
  description:
    'Schoonmaak voor apotheken, huisartsen, mkb, kantoren en zorgcentra. Vast team, één contactpersoon en antwoord op uw vraag {reply}.',
  heading: 'Schoon werk. Heldere afspraken.',
  intro:
    'Wij maken schoon voor apotheken, huisartsen, mkb, kantoren en zorgcentra. Met een vast team, één contactpersoon en antwoord op uw vraag {reply}.',
  // The accessible name of the squeegee in the picture. It cleans the window.
  squeegee: 'Raamwisser. Sleep hem of gebruik de pijltjestoetsen.',
  ratingLabel: '{rating} van de {ratingBest} sterren',
  rating: '{rating} van {ratingBest}',
  ratingCount: 'uit {reviews} beoordelingen',
  // The four cells below the hero: a large word or number, and its explanation.
  trustYears: '{years}',
  trustYearsText: 'jaar ervaring in zakelijke schoonmaak',
  trustInsured: 'Verzekerd',
  trustInsuredText: 'en gecertificeerd, met keurmerk',
  trustClients: '{clients}',
  trustClientsText: 'vaste klanten',
  trustAlways: '24/7',
  trustAlwaysText: 'bereikbaar bij spoed',
  servicesHeading: 'Elk pand vraagt om een eigen aanpak',
  servicesIntro:
    'Een behandelkamer is geen kantoortuin. Daarom werken wij per branche met een eigen werkplan, eigen middelen en mensen die er de weg kennen.',
  // The last card after those of the services. It links to the quote request.
  specialistName: 'Specialistisch',
  specialistText: 'Meer nodig dan een dweil? Vraag een offerte aan.',
  specialistFeature1: 'Glasbewassing en gevels',
  specialistFeature2: 'Vloeronderhoud',
  specialistFeature3: 'Oplevering na verbouwing',
  // Below the introduction. «[words](screen)» becomes a link; do not translate the screen.
  servicesLinks:
    'Sinds {founded} hebben wij voor {overBusinesses} bedrijven gewerkt, waaronder [kantoren](office), [zorgcentra](care), [apotheken](pharmacy) en [huisartsenpraktijken](gp).',
  whyHeading: 'Waarom bedrijven voor {brand} kiezen',
  whyText: 'U hoeft nergens achteraan te bellen. Is iets niet goed gedaan, dan herstellen wij het gratis.',
  // Badges with an icon.
  certificateQuality: 'Keurmerk geregistreerd schoonmaakbedrijf',
  certificateTraining: 'Erkend leerbedrijf',
  // Shown instead of «gecertificeerd en verzekerd» if the company has neither a certificate nor an
  // insured sum.
  reasonCareful: 'Netjes geregeld',
  reasonCertifiedText: '{insuredSum} Gaat er iets stuk, dan regelen wij het.',
  reasonGreen: 'Zuinig met middelen',
  reasonGreenText: 'Precies gedoseerd, met EU Ecolabel waar dat kan.',
  reasonHours: 'Flexibele tijden',
  reasonHoursText: 'Vóór openingstijd, na sluitingstijd of in het weekend. U kiest.',
  reasonPersonal: 'Persoonlijke service',
  reasonPersonalText: 'Eén contactpersoon en een vast team dat uw pand kent.',
  bookingHeading: 'Boek een eerste schoonmaakbeurt',
  // {bookingTime} is a length of time with its unit, such as «2 minuten».
  bookingText:
    'In {bookingTime} geregeld. Kies een werkdag en een tijd. Wij mailen u {confirmationAgain} een bevestiging met de prijs.',
  // The accessible name of the list of five days.
  bookingDays: 'Dagen om uit te kiezen',
  bookingLink: 'Kies een datum',
  faqHeading: 'Veelgestelde vragen',
  // Reveals the other questions.
  faqMore: 'Meer vragen',
  faqContact: 'Staat uw vraag er niet bij? [Neem contact op](contact), dan antwoorden wij {replyAgain}.',
  emergencyText: 'Wij zijn dag en nacht bereikbaar, ook in het weekend.',
  // The block with map, hours and rating: its heading, and the titles of its rows.
  findHeading: 'Waar en wanneer wij werken',
  findArea: 'Werkgebied',
  findAreaText: '{workArea}. De rest van Nederland op aanvraag.',
  // One of these is shown beside the opening hours.
  openNow: 'Nu open',
  closedNow: 'Nu gesloten, bij spoed bereikbaar',
  findRating: 'Beoordeling',
  findProfile: 'Bekijk ons bedrijfsprofiel',
  careersHeading: 'Werken bij {brand}',
  careersText: 'U werkt in een vast team en leert het vak bij een erkend leerbedrijf.',
  careersLink: 'Bekijk de vacatures',
  closingHeading: 'Benieuwd wat het u kost?',
  closingText: 'Vertel ons wat er schoon moet. U hebt {replyAgain} antwoord.',
};
