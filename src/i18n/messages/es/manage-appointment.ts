import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const manageAppointment = {
  title: 'Gestionar su cita | {brand}',
  description: 'Consulte su cita, elija otro día u otra hora, o anúlela.',
  name: 'Su cita',
  intro: 'Consulte su cita, cámbiela o anúlela. Es gratis hasta {freeChangeHours} horas antes.',
  unknownTitle: 'No encontramos su cita',
  unknownText:
    'Vuelva a abrir el enlace del correo de confirmación. ¿No funciona? Llámenos e indique su referencia.',
  unavailableTitle: 'Ahora no podemos mostrar su cita',
  unavailableText: 'Inténtelo de nuevo en un minuto o llame al {phone}.',
  momentLabel: 'Día y hora',
  moved: 'Hemos cambiado su cita. Recibirá un correo con la nueva hora.',
  cancelledTitle: 'Esta cita está anulada',
  cancelledText: 'No tiene que hacer nada más. Reservar otra cita le llevará {bookingTime}.',
  lateTitle: 'Ya solo se puede cambiar por teléfono',
  lateText:
    'Faltan menos de {freeChangeHours} horas para su cita. Llame al {phone} y lo arreglamos con usted.',
  pastTitle: 'Esta cita ya ha pasado',
  pastText: '¿Nos necesita de nuevo? Reservar otra cita le llevará {bookingTime}.',
  bookAgain: 'Reservar otra cita',
  moveTitle: 'Cambiar',
  moveText: 'Elija primero un día. Después verá qué horas están libres.',
  dayLabel: 'Nuevo día',
  showTimes: 'Ver horas libres',
  timeLabel: 'Nueva hora',
  moveLabel: 'Cambiar mi cita',
  noTimes: 'Este día ya no queda ninguna hora libre. Elija otro día.',
  noDays: 'Las próximas semanas están completas. Llame al {phone} y le buscamos un hueco.',
  cancelTitle: 'Anular',
  cancelText: '¿Ya no le viene bien? Anule su cita y otra persona podrá usar esa hora.',
  cancelLabel: 'Anular mi cita',
  contactTitle: '¿Prefiere llamar?',
  contactText: 'Indique su referencia y encontraremos su cita enseguida.',
  takenWithFree:
    'Alguien se le ha adelantado: esta hora ya no está libre. El {day} aún puede elegir {times}.',
  movedTooOften: 'Esta cita ya se ha cambiado muchas veces. Llame al {phone} y buscaremos juntos otra hora.',
} satisfies TextsOf<'manageAppointment'>;
