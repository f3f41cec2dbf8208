import type { TextsOf } from '#i18n/messages/nl/index.ts';
import { namesByValue } from '#i18n/service-names.ts';
import { serviceNames } from './service-names.ts';

export const contact = {
  title: 'Contacto y presupuesto gratuito | {brand}',
  description:
    'Pida un presupuesto gratuito para limpiar sus instalaciones. Respuesta {reply}. Teléfono: de lunes a viernes, {opens}–{closes}\u00a0h.',
  heading: 'Pida un presupuesto gratuito',
  intro: 'Cuéntenos brevemente qué hay que limpiar. Una persona de nuestro equipo le responderá {reply}.',
  messageHint: 'Por ejemplo: superficie, número de plantas, días que prefiere.',
  submitLabel: 'Enviar mi solicitud',
  pendingLabel: 'Enviando…',
  privacyNote:
    'Sin compromiso. Usamos sus datos para responder a su solicitud y los conservamos 2 años como máximo.',
  received: 'Gracias por su solicitud. Le responderemos {deadline}. Su número de referencia es {reference}.',
  successTitle: 'Solicitud enviada',
  failureTitle: 'Error',
  failureText: 'Se ha producido un error. Inténtelo de nuevo más tarde.',
  phoneTitle: 'Teléfono',
  emailTitle: 'Correo electrónico',
  hoursTitle: 'Horario',
  availabilityText: 'Para urgencias, día y noche, los siete días de la semana',
  emergencyText:
    'Una fuga de agua, un robo o una inspección sorpresa: estamos disponibles día y noche. {emergency}',
  areaHeading: 'Dónde trabajamos',
  areaMap: 'Mapa de nuestra zona de servicio: {workArea}',
  areaCity: 'Utrecht',
  areaCentral: 'Centro del país',
  areaCentralText: 'Utrecht, Güeldres y Flevoland',
  areaRandstad: 'Randstad',
  areaRandstadText: 'Holanda Septentrional y Meridional, con Ámsterdam, Róterdam y La Haya',
  areaCountry: 'Resto del país',
  areaCountryText: 'Previa consulta.',
  areaCountryLink: 'Cuéntenos su caso',
  ...namesByValue(serviceNames, 'quote'),
  specialistisch: 'Limpieza especializada',
  anders: 'Otro',
} satisfies TextsOf<'contact'>;
