export const blog = {
  title: 'Blog over zakelijke schoonmaak | {brand}',
  description:
    'Artikelen over schoonmaak van kantoren, apotheken en zorgcentra: roosters, methoden, normen en kosten. Met getallen die u zelf kunt narekenen.',
  heading: 'Schoonmaak, helder uitgelegd',
  intro: 'Roosters, methoden en normen uit de praktijk. Zo weet u wat u kunt vragen en wat u mag verwachten.',
  moreHeading: 'Meer artikelen',
  // A link below the list, and the name of the feed.
  rss: 'Volg de blog via RSS',
  feedTitle: '{brand}: artikelen over schoonmaak',
  // The newsletter form below the list.
  newsletterHeading: 'Nieuwe artikelen in uw mailbox',
  newsletterText:
    'U krijgt alleen een e-mail als er een nieuw artikel is. Aanmelden gaat in twee stappen: open de link in onze e-mail en bevestig op onze site. Afmelden kan altijd.',
  emailLabel: 'E-mailadres',
  subscribe: 'Aanmelden',
  newsletterPrivacy: 'Zo gaan wij met uw adres om',
  // On an article that only a preview of the site shows.
  draft: 'Concept: nog niet op de website',
  scheduled: 'Gepland: nog niet op de website',
  expired: 'Verlopen: niet meer op de website',
  // Beside the day of an article; {date} is a day.
  updated: 'bijgewerkt op {date}',
  // {duration} is a number of minutes with its unit, such as «6 minuten».
  readingTime: '{duration} leestijd',
  // The author of all articles.
  author: 'Redactie {brand}',
  // Above the list of an article’s headings, in the margin.
  contentsHeading: 'In dit artikel',
  // Button above a long table.
  print: 'Druk deze pagina af',
  back: 'Terug naar de blog',
  relatedHeading: 'Lees verder',
  // The coloured band at the end of every article.
  closingHeading: 'Wat vraagt uw pand?',
  closingText: 'Wij lopen graag een ronde met u mee. Op een aanvraag antwoorden wij {reply}.',
  // The labels of articles: one to three words.
  categoryOffice: 'Kantoor\u00adschoonmaak',
  categoryPharmacy: 'Apotheek\u00adschoonmaak',
  categoryCare: 'Zorg\u00adschoonmaak',
  categorySustainability: 'Duurzaamheid',
  categorySme: 'Mkb',
  categoryQuality: 'Kwaliteit',
  // The page for an article that does not exist.
  notFoundTitle: 'Artikel niet gevonden | {brand}',
  notFoundDescription:
    'Dit artikel bestaat niet of is verhuisd. Op de blog vindt u alle artikelen over zakelijke schoonmaak bij elkaar.',
  notFoundHeading: 'Artikel niet gevonden',
  notFoundText:
    'Het artikel dat u zoekt, bestaat niet of is verhuisd. Op de blog staan alle artikelen bij elkaar.',
  notFoundLink: 'Naar de blog',
  recentHeading: 'Nieuwste artikelen',
};
