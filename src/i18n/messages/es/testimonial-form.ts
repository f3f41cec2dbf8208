import type { TextsOf } from '#i18n/messages/nl/index.ts';
import { namesByValue } from '#i18n/service-names.ts';
import { serviceNames } from './service-names.ts';

export const testimonialForm = {
  stars: '{stars} de {ratingBest} estrellas',
  locationLabel: 'Localidad',
  serviceLabel: '¿Qué limpieza hacemos en su empresa?',
  servicePlaceholder: 'Elija un servicio',
  ...namesByValue(serviceNames, 'testimonial'),
  'Algemene Schoonmaak': 'Limpieza general',
  ratingLabel: 'Su valoración',
  textLabel: 'Su experiencia',
  textHint: 'Por ejemplo: cuánto tiempo llevamos en su empresa y en qué se nota.',
  consentLabel:
    'Autorizo la publicación de mi nombre con el texto. Si no marco la casilla, mi nombre no aparece.',
  submitLabel: 'Enviar mi opinión',
  pendingLabel: 'Enviando…',
  privacyNote:
    'Al enviar, nos autoriza a publicar su texto y su valoración, con empresa y localidad si las indica. Los conservamos hasta que retire su permiso.',
  successTitle: 'Opinión enviada',
  successText: '¡Gracias por su opinión! Valoraremos su publicación.',
  failureTitle: 'Error al enviar',
  ratingRequired: 'Elija entre 1 y 5 estrellas',
  testimonialRequired: 'Cuéntenos en pocas palabras qué le parece nuestro trabajo',
} satisfies TextsOf<'testimonialForm'>;
