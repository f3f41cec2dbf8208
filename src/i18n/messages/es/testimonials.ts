import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const testimonials = {
  title: 'Opiniones de clientes sobre {brand}',
  description:
    'Lea lo que las empresas escriben sobre nuestra limpieza y comparta su experiencia. Solo publicamos opiniones de nuestros clientes.',
  heading: 'Qué opinan los clientes de nuestro trabajo',
  intro:
    'Esto es lo que escriben las empresas en las que limpiamos. Solo publicamos opiniones de nuestros clientes y leemos cada texto antes de publicarlo.',
  writeLink: 'Compartir mi experiencia',
  satisfaction: '{satisfaction}',
  statSatisfaction: 'de clientes satisfechos',
  businesses: '{businesses}',
  statBusinesses: 'empresas desde {founded}',
  listHeading: 'Todas las opiniones',
  blockHeading: 'Qué dicen los clientes',
  allLink: 'Ver todas las opiniones',
  example: 'Ejemplo',
  anonymous: 'Un cliente',
  // Shown above the testimonials on pages in languages other than Dutch.
  languageNote: 'Los clientes escriben en su idioma, la mayoría en neerlandés.',
  emptyTitle: 'Todavía no hay opiniones',
  emptyText: '¿Limpiamos en su empresa? Puede ser la primera persona en contarlo.',
  formHeading: 'Comparta su experiencia',
  formIntro: '¿Qué va bien y qué puede mejorar? Escríbalo con sus propias palabras.',
  received:
    'Gracias por su opinión. La leemos y decidimos si se publica. Su número de referencia es {reference}.',
  stepsHeading: 'Qué hacemos con su texto',
  stepRead: 'Lo leemos',
  stepReadText:
    'Corregimos las erratas y quitamos los nombres y datos de otras personas. Lo demás queda como está.',
  stepPublish: 'Decidimos si lo publicamos',
  stepPublishText: 'Su nombre solo aparece si marca la casilla.',
  stepRemove: 'Usted decide',
  stepRemoveText: '¿Quiere retirarlo? Escriba a {email} y lo quitamos de la web.',
  closingHeading: '¿Limpiamos también en su empresa?',
  closingText: 'Cuéntenos qué hay que limpiar. Le responde alguien que conoce el oficio, {reply}.',
  casesHeading: 'Casos prácticos',
  caseApproach: 'Cómo lo hicimos',
} satisfies TextsOf<'testimonials'>;
