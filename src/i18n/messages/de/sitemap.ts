import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const sitemap = {
  title: 'Sitemap: alle Seiten | {brand}',
  description:
    'Alle Seiten von {brand} auf einen Blick: Leistungen, Unternehmen, Kontakt und Termine, Blogartikel und rechtliche Hinweise.',
  heading: 'Sitemap',
  intro: 'Alle Seiten dieser Website auf einen Blick.',
  servicesHeading: 'Leistungen',
  allServices: 'Alle Leistungen',
  companyHeading: 'Über {brand}',
  contactHeading: 'Kontakt und Termine',
  websiteHeading: 'Über diese Website',
  articlesHeading: 'Artikel',
} satisfies TextsOf<'sitemap'>;
