/** A text about a number `{n}`, for each plural form of the language (`Intl.PluralRules`). */
export type Counted = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * The company's promises and facts, each in the one wording that all texts use. A text about a
 * number `{n}` has a form for each plural of its language; Dutch has `one` and `other`.
 */
export const promises = {
  // The first mention on a page, and later mentions.
  reply: { one: 'binnen een uur, op werkdagen', other: 'binnen {n} uur, op werkdagen' },
  replyAgain: { one: 'binnen een werkdag', other: 'binnen {n} werkdagen' },
  callback: { one: 'binnen een kantooruur', other: 'binnen {n} kantooruren' },
  // The time within which an appointment is confirmed.
  confirmation: { one: 'binnen een uur, op werkdagen', other: 'binnen {n} uur, op werkdagen' },
  confirmationAgain: { one: 'binnen een werkdag', other: 'binnen {n} werkdagen' },
  complaintReport: { one: 'binnen een werkdag', other: 'binnen {n} werkdagen' },
  complaintRepair: { one: 'binnen een uur, op werkdagen', other: 'binnen {n} uur, op werkdagen' },
  // The time between signing a new contract and the first visit.
  firstVisit: { one: 'ongeveer een week na het tekenen', other: 'ongeveer {n} weken na het tekenen' },
  takeover: { one: 'ongeveer een maand', other: 'ongeveer {n} maanden' },
  application: { one: 'binnen een werkdag', other: 'binnen {n} werkdagen' },
  bookAhead: { one: 'minimaal een uur van tevoren', other: 'minimaal {n} uur van tevoren' },
  freeChange: { one: 'tot een uur van tevoren', other: 'tot {n} uur van tevoren' },
  // How soon an appointment starts.
  lateChange: { one: 'over minder dan een uur', other: 'over minder dan {n} uur' },
  bookingTime: { one: 'een minuut', other: '{n} minuten' },
  contractShort: { one: '1 maand', other: '{n} maanden' },
  contractMedium: { one: '1 maand', other: '{n} maanden' },
  contractLong: { one: '1 maand', other: '{n} maanden' },
  overYears: { one: 'meer dan een jaar', other: 'meer dan {n} jaar' },
  overClients: { other: 'meer dan {n}' },
  overBusinesses: { other: 'meer dan {n}' },
  overEmployees: { other: 'meer dan {n}' },
  contractChoice: 'een contract van {contractMonths} maanden',
  priceFrom: 'vanaf {price} per beurt, exclusief btw',
  complaint:
    'Meldt u een klacht {complaintReport} na de beurt, dan verhelpen wij die gratis. Daarmee beginnen wij {complaintRepair}.',
  start:
    'Uw team begint {firstVisit}. Hebt u nu een ander schoonmaakbedrijf? Dan moeten wij de schoonmakers die bij u werken vaak eerst een baan aanbieden. Dat schrijft de cao voor. Reken dan op {takeover}.',
  // One of these is {changing}: a late cancellation is free, or costs part of the price.
  changingFree: 'Verplaatsen kan {freeChange}, afzeggen tot de afspraak begint. U betaalt daar niets voor.',
  changingCharged:
    'Verplaatsen en afzeggen is gratis {freeChange}. Later afzeggen kost {lateCancellationPercent} van de prijs van de beurt. Gaat u niet akkoord met de prijs, dan kost het niets.',
  priceOffer: 'Niet akkoord met de prijs? Dan kunt u gratis afzeggen, tot de afspraak begint.',
  indicativePrice:
    'Hebben wij uw pand nog niet gezien? Dan krijgt u eerst een richtprijs, en na een rondgang de definitieve prijs.',
  workArea: 'Utrecht, Noord-Holland, Zuid-Holland, Flevoland en Gelderland',
  // Sentences that follow another one. Each is used only if the company has the fact.
  minimumVisit: 'Daarvoor krijgt u {visitMinutes} minuten werk, genoeg voor ongeveer {visitSquareMeters} m².',
  // This text becomes a link.
  priceIndication: 'Bereken wat het bij u ongeveer kost.',
  noticePeriod: {
    one: 'De opzegtermijn is een maand.',
    other: 'De opzegtermijn is {n} maanden.',
  },
  certificate: '{certificateName}, nummer {certificateNumber}',
  certified: 'Ons keurmerk: {certificateName}, nummer {certificateNumber}.',
  // These words are joined: «gecertificeerd en verzekerd».
  certifiedWord: 'gecertificeerd',
  insuredWord: 'verzekerd',
  insuredSum: 'Onze aansprakelijkheids\u00adverzekering dekt tot {insuredSumEuro} per schadegeval.',
  ratingSource: 'Bron: {ratingSourceName}',
  satisfactionSource: 'Bron: {satisfactionSourceName}',
  languagesSpoken: 'U kunt bij ons terecht in het {languages}.',
  // Answers to clients' questions on the pages of services. Each is shown only if the company has
  // the fact.
  conductCertificate: {
    one: 'Ja. Zonder VOG begint er niemand. Elk jaar volgt een nieuwe VOG.',
    other: 'Ja. Zonder VOG begint er niemand. Elke {n} jaar volgt een nieuwe VOG.',
  },
  confidentiality:
    'Ja, vóór de eerste beurt. Wat zij bij u zien of horen, blijft geheim, ook als zij bij ons weg zijn.',
  vaccination:
    'Uw schoonmakers kunnen zich op onze kosten laten inenten tegen hepatitis B. Wie dat doet, weet alleen de arbodienst.',
  training: {
    one: 'Elke schoonmaker haalt het diploma {trainingCourse}. Wie nieuw is in uw pand, werkt eerst een beurt mee.',
    other:
      'Elke schoonmaker haalt het diploma {trainingCourse}. Wie nieuw is in uw pand, werkt eerst {n} beurten mee.',
  },
  standIns: {
    one: 'Uw vaste vervanger, vooraf ingewerkt in uw pand.',
    other: 'Een van uw {n} vaste vervangers, vooraf ingewerkt in uw pand. U hoort wie er komt.',
  },
  // At most one of these applies.
  consumablesBilled:
    'Middelen, doeken en machines zitten in de prijs. Papier, zeep en afvalzakken vullen wij aan; u betaalt wat u verbruikt.',
  consumablesIncluded:
    'Middelen, doeken, machines, papier, zeep en afvalzakken zitten in de prijs. Wij houden de voorraad bij.',
  payment: {
    one: 'U krijgt één factuur per maand, achteraf. U betaalt binnen een dag.',
    other: 'U krijgt één factuur per maand, achteraf. U betaalt binnen {n} dagen.',
  },
  contactPerson:
    'Tot en met de offerte spreekt u {contactName}: {contactPhone}. Daarna hebt u één vaste contactpersoon.',
  qualityCheck: {
    one: 'Elke maand meten wij het resultaat samen met u, volgens {qualityMethod}. U krijgt het rapport, ook als het tegenvalt.',
    other:
      'Elke {n} maanden meten wij het resultaat samen met u, volgens {qualityMethod}. U krijgt het rapport, ook als het tegenvalt.',
  },
  emergencyCall: 'Bel {phone}, dag en nacht.',
  emergency: {
    one: 'Binnen een uur is er iemand bij u, voor {emergencyRate} per uur, exclusief btw.',
    other: 'Binnen {n} uur is er iemand bij u, voor {emergencyRate} per uur, exclusief btw.',
  },
};

/** The promises in another language. They have the same names as the Dutch ones. */
export type PromiseTexts = {
  [Name in keyof typeof promises]: (typeof promises)[Name] extends string ? string : Counted;
};
