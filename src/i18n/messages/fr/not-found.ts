import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const notFound = {
  title: 'Page introuvable | {brand}',
  description:
    'Cette page n’existe pas ou a été déplacée. Ces liens vous ramènent à nos services, au blog ou au formulaire de contact.',
  heading: 'Page introuvable',
  joke: 'Un coup de chiffon de trop, et cette page a disparu.',
  text: 'La page que vous cherchez n’existe pas ou a été déplacée. L’un de ces liens vous aidera peut-être.',
  homeLink: 'Retour à l’accueil',
  backLink: 'Page précédente',
  popular: 'Pages les plus visitées',
  callText: 'Ou appelez-nous\u00a0:',
} satisfies TextsOf<'notFound'>;
