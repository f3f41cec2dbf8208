import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const appointment = {
  title: 'Pedir cita | {brand}',
  description:
    'Reserve en línea una cita para limpiar sus instalaciones. Elija día y hora, y en menos de {confirmationHours} horas recibirá la confirmación por correo.',
  heading: 'Reserve su cita en {bookingTime}',
  intro:
    'Elija el día y la hora que le convengan. En menos de {confirmationHours} horas recibirá la confirmación por correo electrónico.',
  received:
    'Le hemos reservado el {moment}. Recibirá nuestra confirmación por correo electrónico {deadline}. Su número de referencia es {reference}.',
  slotTaken: 'Alguien se le ha adelantado: esta hora ya no está libre. Elija otra.',
  tooMany: 'Ya hay {max} citas con este correo electrónico o teléfono. Llame al {phone} si desea otra.',
  expectHeading: 'Qué puede esperar',
  planTitle: 'Reserva',
  planText: 'Usted elige un día y una hora.',
  confirmTitle: 'Confirmación',
  confirmText: 'En menos de {confirmationHours} horas, por correo electrónico.',
  prepareTitle: 'Preparación',
  prepareText: 'Repasamos con usted lo que desea y hacemos un plan de trabajo.',
  executeTitle: 'Limpieza',
  executeText: 'Nuestro equipo acude, limpia y lo revisa todo.',
  faqHeading: 'Preguntas frecuentes',
  faqAhead: '¿Con cuánta antelación debo reservar?',
  faqAheadText:
    'Con al menos {bookAheadHours} horas. ¿Necesita a alguien antes? Llame al {phone} y veremos qué podemos hacer.',
  faqChange: '¿Puedo cambiar mi cita?',
  faqChangeText: 'Sí, gratis, hasta {freeChangeHours} horas antes. Use el enlace del correo de confirmación.',
  faqPresent: '¿Tiene que haber alguien presente?',
  faqPresentText: 'No. Acordamos con usted de antemano lo de las llaves y la alarma.',
  faqQuote: '¿Cuándo sabré el precio?',
  faqQuoteText:
    'Tras su solicitud le enviamos un presupuesto. En él consta qué hacemos, con qué frecuencia y a qué precio.',
} satisfies TextsOf<'appointment'>;
