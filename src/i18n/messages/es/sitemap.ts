import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const sitemap = {
  title: 'Mapa del sitio: todas las páginas | {brand}',
  description:
    'Todas las páginas de {brand} en una lista: servicios, empresa, contacto y citas, artículos del blog e información legal.',
  heading: 'Mapa del sitio',
  intro: 'Todas las páginas de este sitio web en una lista.',
  servicesHeading: 'Servicios',
  allServices: 'Todos los servicios',
  companyHeading: 'Sobre {brand}',
  contactHeading: 'Contacto y citas',
  websiteHeading: 'Sobre este sitio web',
  articlesHeading: 'Artículos',
} satisfies TextsOf<'sitemap'>;
