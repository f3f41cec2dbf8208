import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const search = {
  title: 'Buscar en este sitio web | {brand}',
  description:
    'Busque en todas las páginas y artículos de {brand}: servicios, métodos de limpieza, normas, precios, empleo y contacto.',
  heading: 'Buscar',
  label: '¿Qué está buscando?',
  hint: 'Por ejemplo: suelos, APPCC o preaviso.',
  submit: 'Buscar',
  resultsHeading: 'Resultados',
  loading: 'Buscando…',
  found: 'Resultados para «{query}»: {count}',
  none: 'No hay resultados para «{query}». Revise la ortografía, pruebe con una palabra más corta o elija una página de la lista.',
  ask: '¿No lo encuentra? Háganos su pregunta',
  failed:
    'La búsqueda no funciona en este momento. Vuelva a intentarlo dentro de un minuto o elija una página de la lista.',
  more: 'Mostrar más resultados',
  popular: 'Páginas más visitadas',
} satisfies TextsOf<'search'>;
