export const search = {
  title: 'Zoeken op deze website | {brand}',
  description:
    'Doorzoek alle pagina’s en artikelen van {brand}: diensten, schoonmaakmethoden, normen, prijzen, vacatures en contact.',
  heading: 'Zoeken',
  label: 'Waar zoekt u naar?',
  // Three words that visitors look for. Each must have results.
  hint: 'Bijvoorbeeld: vloeronderhoud, HACCP of opzegtermijn.',
  submit: 'Zoeken',
  resultsHeading: 'Resultaten',
  loading: 'Bezig met zoeken...',
  // {count} is a number of pages. It comes last, so that no language needs a plural.
  found: 'Resultaten voor ‘{query}’: {count}',
  none: 'Niets gevonden voor ‘{query}’. Kijk of het goed gespeld is, probeer een korter woord, of kies een pagina uit de lijst.',
  ask: 'Staat het er niet bij? Stel ons uw vraag',
  failed: 'Zoeken lukt nu niet. Probeer het over een minuut opnieuw, of kies een pagina uit de lijst.',
  more: 'Toon meer resultaten',
  popular: 'Veel bezocht',
};
