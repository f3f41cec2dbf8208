import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const blog = {
  title: 'Blog zur gewerblichen Reinigung | {brand}',
  description:
    'Artikel zur Reinigung von Büros, Apotheken und Pflegeheimen: Pläne, Methoden, Normen und Kosten. Mit Zahlen, die Sie selbst nachrechnen können.',
  heading: 'Reinigung, verständlich erklärt',
  intro:
    'Pläne, Methoden und Normen aus der Praxis. Damit Sie wissen, was Sie verlangen können und was Sie erwarten dürfen.',
  moreHeading: 'Weitere Artikel',
  rss: 'Blog per RSS abonnieren',
  feedTitle: '{brand}: Artikel zur Reinigung',
  newsletterHeading: 'Neue Artikel in Ihrem Postfach',
  newsletterText:
    'Sie bekommen nur dann eine E-Mail, wenn ein neuer Artikel erscheint. So geht es in zwei Schritten: Link in unserer E-Mail öffnen, Anmeldung auf der Website bestätigen. Abmelden können Sie sich jederzeit.',
  emailLabel: 'E-Mail-Adresse',
  subscribe: 'Anmelden',
  newsletterPrivacy: 'So gehen wir mit Ihrer Adresse um',
  draft: 'Entwurf: noch nicht auf der Website',
  scheduled: 'Geplant: noch nicht auf der Website',
  expired: 'Abgelaufen: nicht mehr auf der Website',
  updated: 'aktualisiert am {date}',
  readingTime: 'Lesezeit: {duration}',
  author: 'Redaktion {brand}',
  contentsHeading: 'In diesem Artikel',
  print: 'Diese Seite drucken',
  back: 'Zurück zum Blog',
  relatedHeading: 'Weiterlesen',
  closingHeading: 'Was braucht Ihr Gebäude?',
  closingText: 'Wir gehen gern mit Ihnen durch die Räume. Auf eine Anfrage antworten wir {reply}.',
  categoryOffice: 'Büroreinigung',
  categoryPharmacy: 'Apotheken\u00adreinigung',
  categoryCare: 'Gesundheit und Pflege',
  categorySustainability: 'Nachhaltigkeit',
  categorySme: 'Kleine Betriebe',
  categoryQuality: 'Qualität',
  notFoundTitle: 'Artikel nicht gefunden | {brand}',
  notFoundDescription:
    'Diesen Artikel gibt es nicht, oder er ist umgezogen. Im Blog finden Sie alle Artikel zur gewerblichen Reinigung auf einen Blick.',
  notFoundHeading: 'Artikel nicht gefunden',
  notFoundText:
    'Den gesuchten Artikel gibt es nicht, oder er ist umgezogen. Im Blog finden Sie alle Artikel.',
  notFoundLink: 'Zum Blog',
  recentHeading: 'Neueste Artikel',
} satisfies TextsOf<'blog'>;
