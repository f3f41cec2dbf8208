import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const appointmentMail = {
  confirmedSubject: 'Cita confirmada: {moment} ({reference})',
  confirmedHeading: 'Su cita está confirmada',
  confirmedText:
    'Nuestro equipo irá a limpiar sus instalaciones el {moment}. Desde este momento la cita queda en firme, para usted y para nosotros.',
  priceLabel: 'Precio por limpieza',
  price: '{amount}, IVA no incluido',
  walkThrough:
    'Aún no conocemos sus instalaciones. Por eso nos pondremos en contacto con usted para acordar una breve visita previa.',
  confirmedNext:
    'Adjuntamos la cita confirmada para su calendario. Durante la limpieza no hace falta que haya nadie. Puede cambiar o anular la cita gratis {freeChange}. El enlace de abajo es solo para usted: no lo comparta.',
  movedSubject: 'Hemos cambiado su cita al {moment} ({reference})',
  movedHeading: 'Hemos cambiado su cita',
  movedText: 'Su cita era el {before} y ahora es el {moment}.',
  movedNext:
    '¿No le viene bien? Elija otra hora o anule la cita con el enlace de abajo: es gratis {freeChange}. Adjuntamos la cita actualizada para su calendario.',
  movedPendingNext:
    'Le confirmaremos la nueva hora {deadline}. ¿No le viene bien? Elija otra o anule la cita con el enlace de abajo: es gratis {freeChange}. Adjuntamos la cita actualizada para su calendario.',
  cancelledHeading: 'Hemos anulado su cita',
  cancelledText:
    'Hemos anulado su cita del {moment}. Más abajo le indicamos el motivo. No tiene que hacer nada.',
  reasonLabel: 'Motivo',
} satisfies TextsOf<'appointmentMail'>;
