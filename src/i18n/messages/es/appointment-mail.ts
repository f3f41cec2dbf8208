import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const appointmentMail = {
  confirmedSubject: 'Cita confirmada: {moment} ({reference})',
  confirmedText:
    'Nuestro equipo irá a limpiar sus instalaciones el {moment}. No hace falta que esté usted presente.',
  priceLabel: 'Precio de esta limpieza',
  indicativeLabel: 'Precio orientativo de esta limpieza',
  price: '{amount}, IVA no incluido',
  walkThrough:
    'Aún no conocemos sus instalaciones, así que este precio es orientativo. Antes de la limpieza acordaremos con usted una visita breve y, tras ella, le daremos el precio definitivo. {priceOffer}',
  priceOffer: '{priceOffer}',
  movedSubject: 'Hemos cambiado su cita al {moment} ({reference})',
  movedText: 'Su cita era el {before} y ahora es el {moment}.',
  movedNext: '¿No le viene bien la nueva hora? Con el enlace de abajo puede elegir otra o anular la cita.',
  movedPendingNext:
    'Una persona de nuestro equipo confirmará la nueva hora, con el precio, {deadline}. ¿No le viene bien? Con el enlace de abajo puede elegir otra o anular la cita.',
  cancelledText:
    'Lo sentimos: hemos anulado su cita del {moment}. Abajo verá el motivo. No tiene que hacer nada.',
  reasonLabel: 'Motivo',
} satisfies TextsOf<'appointmentMail'>;
