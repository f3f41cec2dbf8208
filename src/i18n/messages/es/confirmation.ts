import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const confirmation = {
  title: 'Gracias | {brand}',
  description:
    'Hemos recibido su mensaje. Aquí encontrará su referencia, los próximos pasos y cuándo tendrá noticias nuestras.',
  heading: 'Gracias, hemos recibido su mensaje',
  text: 'Nos ha llegado todo bien. También recibirá una confirmación por correo electrónico.',
  referenceTitle: 'Su referencia',
  deadlineTitle: 'Tendrá noticias nuestras',
  deadlineText: 'a más tardar el {deadline}',
  deadlineGeneral: 'en menos de {replyHours} horas en días laborables',
  nextTitle: 'Próximos pasos',
  next1: 'Una persona de nuestro equipo lee su mensaje.',
  next2: 'Le llamamos o le escribimos para proponerle una visita breve.',
  next3: 'Después de la visita recibirá un presupuesto claro, sin compromiso.',
  contactTitle: '¿Le queda alguna pregunta?',
  contactText: 'Díganos su referencia y encontraremos su solicitud enseguida.',
} satisfies TextsOf<'confirmation'>;
