import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const appointment = {
  title: 'Reservar una limpieza | {brand}',
  description:
    'Reserve en línea una primera limpieza. Elija un día laborable y una hora; la confirmación, con el precio, llega {confirmation}.',
  heading: 'Reserve una primera limpieza',
  intro: 'Solo lleva {bookingTime}. Sabrá el precio de antemano, por correo electrónico, {confirmation}.',
  received:
    'Un paso más: abra el enlace del correo y pulse el botón {deadline}. Así le guardaremos el {moment}. Su número de referencia es {reference}.',
  slotTaken: 'Alguien se le ha adelantado: esta hora ya no está libre. Elija otra.',
  expectHeading: 'Qué puede esperar',
  tooMany: 'Ya hay {max} citas con este correo electrónico. Llame al {phone} si desea otra.',
  tooManyOpen:
    'Desde su conexión a internet ya se han elegido {max} horas sin que nadie haya pulsado todavía el botón. Abra el enlace de nuestro correo y pulse el botón, llame al {phone} o pídanos que le llamemos.',
  tooManyPending:
    'Desde su conexión a internet ya hay {max} citas pendientes de que las confirmemos. Llame al {phone} o pídanos que le llamemos.',
  dayLimitReached:
    'Para ese día ya se han elegido muchas horas que aún no están confirmadas. Elija otro día, llame al {phone} o pídanos que le llamemos.',
  summaryHeading: 'Su cita',
  whenLabel: 'Cuándo',
  priceLabel: 'Precio',
  planTitle: 'Reserva',
  planText: 'Usted elige un día y una hora.',
  confirmTitle: 'Confirmación',
  confirmText:
    '{ConfirmationAgain} le enviamos por correo electrónico nuestra confirmación, con el precio. {priceOffer}',
  prepareTitle: 'Preparación',
  prepareText: 'Hablamos de sus peticiones y de las llaves, por teléfono o por correo.',
  executeTitle: 'Limpieza',
  executeText: 'El equipo llega a la hora confirmada, limpia y lo revisa todo.',
  faqAhead: '¿Con cuánta antelación debo reservar?',
  faqAheadText: '{BookAhead}. ¿Necesita a alguien antes? Llame al {phone} y veremos qué podemos hacer.',
  faqChange: '¿Puedo cambiar o anular mi cita?',
  faqChangeText: 'Sí, con el enlace de nuestro correo. {changing}',
  faqPresent: '¿Tiene que haber alguien presente?',
  faqPresentText: 'No, durante la limpieza no. Acordamos de antemano el uso de las llaves y la alarma.',
  faqQuote: '¿Cuándo sabré el precio?',
  faqQuoteText:
    'El de esta limpieza va en la confirmación. {indicativePrice} Si desea más limpiezas, recibirá una propuesta.',
} satisfies TextsOf<'appointment'>;
