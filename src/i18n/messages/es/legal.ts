import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const legal = {
  updated: 'Última modificación: {date}',
  contentsHeading: 'En esta página',
  retentionCaption: 'Plazos de conservación',
  retentionWhat: 'Datos',
  retentionPeriod: 'Plazo de conservación',
  application: 'Candidatura',
  applicationPeriod:
    '{period} tras nuestra decisión; con su consentimiento, {longer}. Sin decisión, como máximo {latest} desde que la recibimos',
  testimonial: 'Opinión de un cliente',
  testimonialPeriod: 'Hasta que nos pida que la eliminemos',
  callback: 'Solicitud de llamada',
  contact: 'Contacto y solicitud de presupuesto',
  appointment: 'Cita',
  quarantined: 'Mensaje con apariencia de spam',
  blockedSender: 'Código de una dirección de correo que bloqueamos temporalmente',
  mailBody: 'Texto de los correos que envía el sitio web',
  rateLimitMark: 'Código contra el abuso de los formularios',
  newsletter: 'Suscripción al boletín',
  newsletterPeriod: 'Hasta que se dé de baja; sin su confirmación, {period}',
  session: 'Sesión de un usuario conectado',
  knownDevice: 'Dispositivo en el que ha iniciado sesión un empleado',
  auditLog: 'Quién inició sesión y qué hizo el personal con los datos',
  suppressedRecipient: 'Código de una dirección de correo que rechaza nuestros mensajes',
} satisfies TextsOf<'legal'>;
