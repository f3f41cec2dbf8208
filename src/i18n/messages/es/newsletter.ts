import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const newsletter = {
  title: 'Boletín | {brand}',
  description:
    'Confirme aquí su suscripción al boletín de {brand} o dese de baja. Tras el enlace del correo, este es el segundo y último paso.',
  name: 'Boletín',
  sentHeading: 'Revise su correo',
  sentText:
    'Abra el enlace de nuestro correo y confirme la suscripción. El correo llega en unos minutos, salvo que su dirección ya esté en la lista. Mire también en el correo no deseado.',
  confirmHeading: '¿Desea recibir nuestro boletín?',
  confirmText:
    'Este es el segundo y último paso: confirme su suscripción. Solo recibirá un correo cuando haya un artículo nuevo. Podrá darse de baja cuando quiera con el enlace de cada boletín.',
  confirmLabel: 'Sí, quiero suscribirme',
  confirmedHeading: 'Suscripción confirmada',
  confirmedText: 'A partir de ahora recibirá los artículos nuevos por correo electrónico.',
  unsubscribeHeading: '¿Desea darse de baja?',
  unsubscribeText: 'No recibirá más boletines y borraremos su dirección de la lista.',
  unsubscribeLabel: 'Sí, darme de baja',
  unsubscribedHeading: 'Se ha dado de baja',
  unsubscribedText:
    'Su dirección ya no está en la lista. ¿Ha cambiado de idea? Suscríbase de nuevo en el blog.',
  invalidHeading: 'Este enlace ya no funciona',
  invalidText:
    'Puede que no se haya copiado entero o que su dirección ya no esté en la lista. Puede suscribirse de nuevo en el blog.',
  againLabel: 'Suscribirse de nuevo',
  unavailableHeading: 'Ahora mismo no es posible',
  unavailableText: 'Espere un minuto y vuelva a probar con el mismo enlace.',
  blogLink: 'Ir al blog',
} satisfies TextsOf<'newsletter'>;
