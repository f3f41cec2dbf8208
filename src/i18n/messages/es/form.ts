import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const form = {
  nameLabel: 'Nombre',
  companyLabel: 'Empresa',
  emailLabel: 'Correo electrónico',
  phoneLabel: 'Teléfono',
  messageLabel: 'Mensaje',
  privacyLink: 'Lea nuestra política de privacidad',
  requiredMark: 'Campo obligatorio',
  optional: '(opcional)',
  summaryTitle: 'Hay algo que corregir',
  summaryText: 'Revise los campos siguientes. Después podrá enviar el formulario.',
  close: 'Cerrar',
  notification: 'Aviso',
  notifications: 'Notificaciones ({hotkey})',
  rateLimited:
    'Ha enviado muchas solicitudes en poco tiempo. Inténtelo de nuevo dentro de {minutes} min o llame al {phone}.',
  unavailable:
    'Ahora mismo no podemos guardar su solicitud. Sus respuestas siguen aquí. Inténtelo de nuevo dentro de un minuto o llame al {phone}.',
  unreadable: 'No hemos podido leer su solicitud. Inténtelo de nuevo.',
  tooLarge: 'Su solicitud es demasiado grande. Acorte el mensaje.',
  forbidden: 'No hemos podido comprobar que esta solicitud venga de nuestra web. Vuelva a cargar la página.',
  methodNotAllowed: 'Esta dirección no se puede usar así.',
  unsupported: 'No podemos leer los datos en este formato.',
  invalid: 'Revise los campos que hemos señalado.',
  startOver: 'Borrar todo',
  failure: 'Algo ha fallado. Sus respuestas siguen aquí. Inténtelo de nuevo.',
  offline: 'No tiene conexión a internet. Sus respuestas siguen aquí.',
} satisfies TextsOf<'form'>;
