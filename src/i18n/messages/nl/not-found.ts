export const notFound = {
  title: 'Pagina niet gevonden | {brand}',
  description:
    'Deze pagina bestaat niet of is verhuisd. Via deze links vindt u de weg terug naar onze diensten, de blog of het contactformulier.',
  heading: 'Pagina niet gevonden',
  joke: 'Deze pagina is weggepoetst.',
  text: 'De pagina die u zoekt, bestaat niet of is verhuisd. Misschien helpt een van deze links u verder.',
  homeLink: 'Naar de homepage',
  backLink: 'Ga terug',
  popular: 'Veel bezocht',
  callText: 'Of bel ons:',
};
