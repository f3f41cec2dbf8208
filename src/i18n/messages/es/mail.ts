import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const mail = {
  salutation: 'Hola:',
  contactSubject: 'Hemos recibido su solicitud de presupuesto ({reference})',
  contactHeading: 'Hemos recibido su solicitud',
  contactText:
    'Gracias por pedir presupuesto a {brand}. Una persona de nuestro equipo leerá su mensaje y le responderá {deadline}.',
  referenceLabel: 'Su referencia',
  contactNext:
    'Primero le propondremos una visita breve a sus instalaciones. Después recibirá un presupuesto claro, sin compromiso.',
  callbackSubject: 'Le llamaremos nosotros ({reference})',
  callbackHeading: 'Le llamaremos nosotros',
  callbackText:
    'Gracias por ponerse en contacto con {brand}. Le llamaremos {deadline}, al número que nos indicó.',
  callbackNext:
    '¿El número no es correcto o al final no podrá contestar? Llámenos usted en días laborables, de {opens} a {closes}\u00a0h.',
  callbackUrgent: '¿Necesita a alguien ahora? Llame al {phone}, de día o de noche, e indique su referencia.',
  applicationSubject: 'Hemos recibido su candidatura ({reference})',
  applicationHeading: 'Hemos recibido su candidatura',
  applicationText:
    'Gracias por su interés en {brand}. Una persona de nuestro equipo leerá lo que nos ha escrito. Le responderemos {deadline}, aunque la respuesta sea negativa.',
  applicationNext:
    'Le llamaremos o le escribiremos. Si su perfil encaja, quedaremos para hablar de trabajo, horario y salario.',
  applicationInvitedSubject: 'Nos gustaría conocerle ({reference})',
  applicationInvitedHeading: 'Nos gustaría conocerle',
  applicationInvitedText:
    'Gracias por su interés en {brand}. Nos gustaría hablar con usted sobre el trabajo, el horario y el salario.',
  applicationInvitedNext:
    'Le llamaremos al número que nos indicó para acordar un día y una hora. También puede llamarnos usted, en días laborables de {opens} a {closes}\u00a0h.',
  applicationRejectedSubject: 'Nuestra respuesta a su candidatura ({reference})',
  applicationRejectedHeading: 'Nuestra respuesta a su candidatura',
  applicationRejectedText:
    'Gracias por su interés en {brand} y por el tiempo que ha dedicado a su candidatura. La hemos leído con atención, pero hemos elegido a otra persona. Entendemos que no es la respuesta que esperaba.',
  applicationRejectedNext:
    'Eliminaremos su candidatura a más tardar el {removal}. Si más adelante ve en nuestra empresa un trabajo que encaje mejor, estaremos encantados de volver a recibir su candidatura.',
  applicationHiredSubject: 'El puesto es suyo ({reference})',
  applicationHiredHeading: 'El puesto es suyo',
  applicationHiredText: 'Buenas noticias: queremos que se incorpore a {brand}.',
  applicationHiredNext:
    'Le llamaremos al número que nos indicó para hablar de su primer día y de su contrato.',
  applicationNotYou: 'Si no ha presentado usted esta candidatura, puede ignorar este correo.',
  newsletterSubject: 'Confirme su suscripción al boletín de {brand}',
  newsletterHeading: 'Faltan dos pasos',
  newsletterText:
    'Alguien ha indicado esta dirección para recibir el boletín de {brand}. ¿Desea recibirlo? Son dos pasos: abra nuestra web con el enlace de abajo y pulse allí «Sí, quiero suscribirme».',
  newsletterConfirm: 'Abrir nuestra web para confirmar',
  newsletterNotYou:
    '¿No se ha suscrito usted? No tiene que hacer nada. Sin su confirmación no le enviaremos nada.',
  questions: '¿Alguna pregunta? Llame al {phone} o responda a este correo e indique su referencia.',
  greeting: 'Un cordial saludo,',
  signature: 'El equipo de {brand}',
  reason: 'Recibe este correo porque esta dirección se indicó en {website}.',
  notYou: 'Si no ha hecho usted esta solicitud, puede ignorar este correo.',
  appointmentSubject: 'Un paso más para reservar su limpieza: {moment} ({reference})',
  appointmentText:
    'Está reservando una primera limpieza con {brand}. Pulse el botón de abajo y, después, el de la página que se abre: así le guardaremos esta hora. Hágalo {deadline}. Después, otra persona podrá reservarla.',
  appointmentHold:
    'Tras pulsar los dos, recibirá por correo electrónico nuestra confirmación, con el precio, {confirmation}. {priceOffer} {indicativePrice}',
  appointmentMomentLabel: 'Día y hora',
  appointmentNext:
    '{changing} Adjuntamos la cita para su calendario. El enlace de este correo es solo para usted: no lo comparta.',
  appointmentManage: 'Ver o cambiar su cita',
  appointmentMovedSubject: 'Su nueva cita: {moment} ({reference})',
  appointmentMovedText:
    'Su cita es ahora el {moment}. Una persona de nuestro equipo confirmará la nueva hora, con el precio, {deadline}.',
  appointmentCancelledSubject: 'Cita anulada: {moment} ({reference})',
  appointmentCancelledText: 'Su cita del {moment} queda anulada. No tiene que hacer nada más.',
  appointmentCancelledNext:
    'El archivo adjunto borra la cita de su calendario. En nuestra web puede reservar otra en {bookingTime}.',
  appointmentNotYou: '¿No ha sido usted? Llámenos enseguida.',
  calendarSummary: 'Limpieza a cargo de {brand}',
  calendarAsked:
    '{status}: abra {url} y pulse el botón; así le guardaremos esta hora.\nReferencia: {reference}\n¿Alguna pregunta? Llame al {phone}',
  calendarDescription:
    '{status}\nReferencia: {reference}\nVer, cambiar o anular: {url}\n¿Alguna pregunta? Llame al {phone}',
  cvLabel: 'Currículum',
} satisfies TextsOf<'mail'>;
