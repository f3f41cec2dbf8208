import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const form = {
  nameLabel: 'Nombre',
  companyLabel: 'Empresa',
  serviceLabel: 'Tipo de local',
  serviceRequired: 'Elija el tipo de local',
  messageLabel: 'Mensaje',
  privacyLink: 'Lea nuestra política de privacidad',
  requiredMark: 'Campo obligatorio',
  optional: '(opcional)',
  summaryTitle: 'Hay algo que corregir',
  summaryText: 'Revise los campos siguientes y vuelva a intentarlo.',
  close: 'Cerrar',
  notification: 'Aviso',
  notifications: 'Notificaciones ({hotkey})',
  invalid: 'Revise los campos marcados.',
  draftKept: 'Sus respuestas se conservan en esta pestaña hasta que las envíe.',
  startOver: 'Empezar de nuevo',
  cleared: 'Se ha borrado todo.',
  undo: 'Deshacer',
  failure: 'Algo ha fallado. Sus respuestas siguen aquí. Inténtelo de nuevo.',
  offline: 'No tiene conexión a internet. Sus respuestas siguen aquí.',
  answerLost:
    'No sabemos si su mensaje ha llegado. Puede enviarlo de nuevo con tranquilidad: nunca llegará dos veces.',
} satisfies TextsOf<'form'>;
