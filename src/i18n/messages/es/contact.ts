import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const contact = {
  title: 'Contacto y presupuesto gratuito | {brand}',
  description:
    'Pida un presupuesto gratuito para limpiar sus instalaciones. Respuesta en menos de {replyHours} horas. Teléfono: días laborables, de {opens} a {closes} h.',
  heading: 'Pida un presupuesto gratuito',
  intro:
    'Cuéntenos brevemente qué hay que limpiar. En menos de {replyHours} horas le responde una persona, no una máquina.',
  serviceLabel: '¿Qué quiere que limpiemos?',
  messageHint: 'Por ejemplo: superficie, número de plantas, días que prefiere.',
  submitLabel: 'Enviar mi solicitud',
  pendingLabel: 'Enviando...',
  privacyNote:
    'Sin compromiso. Usamos sus datos para responder a su solicitud (RGPD, art. 6.1.b) y los conservamos 2 años como máximo.',
  received: 'Gracias por su solicitud. Le responderemos {deadline}. Su número de referencia es {reference}.',
  successTitle: 'Solicitud enviada',
  failureTitle: 'Error',
  failureText: 'Se ha producido un error. Inténtelo de nuevo más tarde.',
  phoneTitle: 'Teléfono',
  emailTitle: 'Correo electrónico',
  hoursTitle: 'Horario',
  emergencyText: 'Una fuga de agua, un robo o una inspección sorpresa: estamos disponibles día y noche.',
  emergencyCall: 'Llame ahora',
  areaHeading: 'Dónde trabajamos',
  areaMap:
    'Mapa de nuestra zona de servicio: Holanda Septentrional, Holanda Meridional, Utrecht, Flevoland y Güeldres',
  areaCity: 'Utrecht',
  areaCentral: 'Centro del país',
  areaCentralText: 'Utrecht, Güeldres y Flevoland',
  areaRandstad: 'Randstad',
  areaRandstadText: 'Holanda Septentrional y Meridional, con Ámsterdam, Róterdam y La Haya',
  areaCountry: 'Todo el país',
  areaCountryText: 'Previa consulta.',
  areaCountryLink: 'Cuéntenos su caso',
  areaElsewhere: 'Otras zonas, previa consulta',
  apotheek: 'Farmacia',
  huisarts: 'Consulta médica',
  mkb: 'Pyme',
  kantoor: 'Oficina',
  zorgcentrum: 'Centro asistencial',
  specialistisch: 'Limpieza especializada',
  anders: 'Otra cosa',
} satisfies TextsOf<'contact'>;
