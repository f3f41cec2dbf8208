import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const sitemap = {
  title: 'Plan du site\u00a0: toutes les pages | {brand}',
  description:
    'Toutes les pages de {brand} en une liste\u00a0: services, entreprise, contact et rendez-vous, articles du blog et informations légales.',
  heading: 'Plan du site',
  intro: 'Toutes les pages de ce site en une liste.',
  servicesHeading: 'Services',
  allServices: 'Tous les services',
  companyHeading: 'À propos de {brand}',
  contactHeading: 'Contact et rendez-vous',
  websiteHeading: 'À propos de ce site',
  articlesHeading: 'Articles',
} satisfies TextsOf<'sitemap'>;
