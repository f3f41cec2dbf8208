import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const notFound = {
  title: 'Página no encontrada | {brand}',
  description:
    'Esta página no existe o ha cambiado de sitio. Desde aquí puede volver a nuestros servicios, al blog o al formulario de contacto.',
  heading: 'Página no encontrada',
  joke: 'De esta página no ha quedado ni rastro.',
  text: 'La página que busca no existe o ha cambiado de sitio. Quizá le sirva alguno de estos enlaces.',
  homeLink: 'Ir a la página de inicio',
  backLink: 'Volver atrás',
  popular: 'Lo más visitado',
  callText: 'O llámenos:',
} satisfies TextsOf<'notFound'>;
