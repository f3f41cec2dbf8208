import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const sitemap = {
  title: 'Sitemap: all pages | {brand}',
  description:
    'All the pages of {brand} in one list: services, company, contact and appointments, blog articles and legal information.',
  heading: 'Sitemap',
  intro: 'All the pages of this website in one list.',
  servicesHeading: 'Services',
  allServices: 'All services',
  companyHeading: 'About {brand}',
  contactHeading: 'Contact and appointments',
  websiteHeading: 'About this website',
  articlesHeading: 'Articles',
} satisfies TextsOf<'sitemap'>;
