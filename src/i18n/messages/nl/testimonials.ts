/**
 * The page with testimonials and their form, the blocks with testimonials on other pages, and the
 * case studies.
 */
export const testimonials = {
  title: 'Ervaringen van klanten met {brand}',
  description:
    'Lees wat bedrijven over onze schoonmaak schrijven en deel uw eigen ervaring. Wij plaatsen alleen ervaringen van eigen klanten.',
  heading: 'Wat klanten van ons werk vinden',
  intro:
    'Dit schrijven bedrijven waar wij schoonmaken. Wij plaatsen alleen ervaringen van klanten, en lezen elke tekst voordat hij op de website komt.',
  writeLink: 'Deel uw ervaring',
  // Large numbers, such as «98%» and «500+», each with its label below.
  satisfaction: '{satisfaction}',
  statSatisfaction: 'van onze klanten is tevreden',
  businesses: '{businesses}',
  statBusinesses: 'bedrijven sinds {founded}',
  listHeading: 'Alle ervaringen',
  // The block on the home page and on pages of services.
  blockHeading: 'Wat klanten zeggen',
  allLink: 'Bekijk alle ervaringen',
  // A badge on sample data.
  example: 'Voorbeeld',
  // Shown instead of a name that may not be published.
  anonymous: 'Een klant',
  // Shown above the testimonials on pages in languages other than Dutch.
  languageNote: 'Klanten schrijven in hun eigen taal.',
  emptyTitle: 'Nog geen ervaringen',
  emptyText: 'Maken wij bij u schoon? Dan kunt u de eerste zijn die er iets over schrijft.',
  formHeading: 'Deel uw ervaring',
  formIntro: 'Wat gaat goed, en wat kan beter? Schrijf het zoals u het zou zeggen.',
  received:
    'Bedankt voor uw feedback. Wij besluiten nog of wij uw tekst plaatsen. Uw referentie is {reference}.',
  // Beside the form.
  stepsHeading: 'Wat er met uw tekst gebeurt',
  stepRead: 'Wij lezen hem',
  stepReadText:
    'Wij verbeteren tikfouten en halen namen en gegevens van anderen eruit. Verder blijft de tekst zoals hij is.',
  stepPublish: 'Wij besluiten of wij hem plaatsen',
  stepPublishText: 'Plaatsen wij hem, dan staat uw naam er alleen bij als u dat aanvinkt.',
  stepRemove: 'U beslist',
  stepRemoveText: 'Wilt u de tekst laten verwijderen? Mail {email}, dan halen wij hem van de site.',
  closingHeading: 'Ook een schoon pand?',
  closingText: 'Vertel ons wat er schoon moet. U krijgt antwoord van iemand die het vak kent, {reply}.',
  // The block with case studies on the home page.
  casesHeading: 'Uit de praktijk',
  caseApproach: 'Zo pakten wij het aan',
};
