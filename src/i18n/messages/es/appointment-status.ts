import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const appointmentStatus = {
  title: 'Estado',
  asked: 'Un paso más',
  held: 'Le guardamos esta hora',
  confirmed: 'Su cita está confirmada',
  ended: 'Ya no le guardamos esta hora',
  lost: 'Esta hora ya no está libre',
  moved: 'Su cita ha cambiado',
  movedByUs: 'Hemos cambiado su cita',
  cancelling: 'Estamos anulando su cita',
  cancelled: 'Su cita está anulada',
  cancelledByUs: 'Hemos anulado su cita',
  past: 'Esta cita ya ha pasado',
} satisfies TextsOf<'appointmentStatus'>;
