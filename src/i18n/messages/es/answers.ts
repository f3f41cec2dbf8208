import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const answers = {
  rateLimited:
    'Ha enviado muchas solicitudes en poco tiempo. Inténtelo de nuevo dentro de {minutes} o llame al {phone}.',
  waitTitle: 'Espere un momento | {brand}',
  waitHeading: 'Espere un momento',
  waitText:
    'Sus respuestas no se pierden. Deje esta página abierta y pulse el botón cuando haya pasado ese tiempo.',
  waitLabel: 'Continuar',
  unavailable:
    'Ahora mismo no podemos guardar su solicitud. Sus respuestas siguen aquí. Inténtelo de nuevo dentro de un minuto o llame al {phone}.',
  pageFailure: 'Ahora mismo no podemos mostrar esta página',
  pageFailureText: 'Inténtelo de nuevo dentro de un minuto o llámenos:',
  received: 'Hemos recibido su mensaje. Su número de referencia es {reference}.',
  unreadable: 'No hemos podido leer su solicitud. Inténtelo de nuevo.',
  tooLarge: 'Su solicitud es demasiado grande. Acorte el mensaje.',
  forbidden: 'No hemos podido comprobar que esta solicitud venga de nuestra web. Vuelva a cargar la página.',
  methodNotAllowed: 'Esta dirección no se puede usar así.',
  unsupported: 'No podemos leer los datos en este formato.',
  otherAnswers:
    'Ya tenemos esta solicitud con otras respuestas, con la referencia {reference}. Vuelva a cargar la página y envíe de nuevo su solicitud, o llame al {phone}.',
  aside:
    'Hemos recibido su mensaje. Parece que el formulario se ha rellenado de forma automática, así que antes leerá su mensaje una persona de nuestro equipo. Para asegurarse de recibir respuesta, llame al {phone} e indique su número de referencia {reference}.',
  cvFileAgain: 'Vuelva a elegir su archivo: no hemos podido guardarlo',
} satisfies TextsOf<'answers'>;
