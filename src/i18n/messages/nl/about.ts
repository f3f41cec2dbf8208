export const about = {
  title: 'Over {brand}: schoonmakers uit Utrecht sinds {founded}',
  description:
    'Sinds {founded} aan het werk, met {overClients} vaste klanten en {overEmployees} medewerkers. Lees hoe {brand} werkt en wat u mag verwachten.',
  heading: 'Mensen die uw pand kennen',
  intro:
    'Sinds {founded} maken wij vanuit Utrecht bedrijfspanden schoon: apotheken, huisartsenpraktijken, mkb-bedrijven, kantoren en zorgcentra.',
  storyHeading: 'Wie er met de sleutel komt',
  story1:
    'U krijgt een vast team en één contactpersoon. Zij weten welke kraan lekt, welke vergaderruimte altijd bezet is en wie de koffiekopjes laat staan. Dat laatste houden zij voor zich.',
  story2:
    'Wij zijn een erkend leerbedrijf: onze mensen leren het vak op de werkvloer. Zij werken met een plan per ruimte, met middelen die bij uw vloeren passen en volgens de hygiëneregels van uw branche.',
  // Large numbers, such as «17+» and «24/7», each with its label.
  years: '{years}',
  statYears: 'jaar ervaring',
  statClients: 'vaste klanten',
  employees: '{employees}',
  statEmployees: 'medewerkers',
  statAlways: 'bereikbaar bij spoed',
  reasonsHeading: 'Vier redenen om voor ons te kiezen',
  reasonGreen: 'Zuinig met middelen',
  reasonGreenText:
    'Wij doseren met pompjes en doseersystemen, kiezen middelen met EU Ecolabel waar dat kan en houden uw afval gescheiden.',
  reasonHours: 'Flexibele tijden',
  reasonHoursText:
    'Wij komen vóór openingstijd, na sluitingstijd of in het weekend. Verandert uw rooster, dan passen wij het onze in overleg aan.',
  reasonPersonal: 'Persoonlijke service',
  reasonPersonalText:
    'U hebt een vaste contactpersoon en een vast team. U legt één keer uit hoe u het wilt hebben.',
  ratingHeading: 'Zo beoordelen klanten ons',
  // «[words](screen)» becomes a link.
  ratingText:
    'Dat is het gemiddelde van {reviews} beoordelingen. Lees de [ervaringen van klanten](testimonials).',
  missionHeading: 'Onze missie',
  missionText:
    'Uw pand zo schoon houden dat u er niet over hoeft na te denken. Met werk waar onze mensen trots op zijn, en met afspraken die wij nakomen.',
  valuesHeading: 'Onze waarden',
  valueQuality: 'Kwaliteit',
  valueQualityText: 'Wij leggen vast wat schoon is en lopen het met u na. {complaint}',
  valueReliability: 'Betrouwbaarheid',
  valueReliabilityText:
    'Wij komen op de afgesproken tijd, ook als u er niet bent. Verandert er iets, dan hoort u het van ons.',
  valuePersonal: 'Persoonlijke service',
  valuePersonalText: 'U spreekt iemand die uw pand kent. Op uw vraag antwoorden wij {reply}.',
  closingHeading: 'Kennis\u00admaken?',
  closingText:
    'Wij komen graag bij u kijken. De rondgang en de offerte zijn gratis, en u hebt {replyAgain} antwoord.',
};
