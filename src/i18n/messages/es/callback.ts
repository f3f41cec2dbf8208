import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const callback = {
  title: 'Solicite una llamada | {brand}',
  description:
    'Déjenos su número y le llamamos {callback}, o en la franja del día que elija. Para un presupuesto, una cita o una queja.',
  heading: 'Le llamamos nosotros',
  intro:
    'Déjenos su número. Le llamamos {callback}, o en la franja del día que elija. Nuestro horario de oficina es de {opens} a {closes}\u00a0h, en días laborables.',
  dialogTitle: 'Solicitar llamada',
  subjectLabel: 'Motivo',
  subjectPlaceholder: 'Elija un motivo',
  timeLabel: '¿Cuándo podemos localizarle?',
  timePlaceholder: 'Elija un momento del día',
  moreLabel: 'Añadir un correo electrónico o un mensaje',
  'algemene-vraag': 'Pregunta general',
  'offerte-aanvraag': 'Pedir presupuesto',
  'afspraak-maken': 'Pedir cita',
  spoedhulp: 'Urgencia',
  klacht: 'Queja',
  overig: 'Otro motivo',
  ochtend: 'Mañana (9:00–12:00)',
  middag: 'Mediodía y tarde (12:00–17:00)',
  avond: 'Última hora de la tarde (17:00–20:00)',
  altijd: 'A cualquier hora',
  submitLabel: 'Quiero que me llamen',
  pendingLabel: 'Enviando…',
  cancelLabel: 'Cancelar',
  privacyNote: 'Usamos sus datos para llamarle y los conservamos 90 días como máximo.',
  received: '¡Gracias! Le llamaremos {callback}: {deadline}. Su número de referencia es {reference}.',
  receivedPart:
    '¡Gracias! Le llamaremos en la franja que ha elegido: {deadline}. Su número de referencia es {reference}.',
  receivedUrgent:
    '¡Gracias! ¿No puede esperar? Llame al {phone}, de día o de noche. Si no, le llamaremos {callback}: {deadline}. Su número de referencia es {reference}.',
  successTitle: 'Solicitud de llamada enviada',
  failureTitle: 'Error',
  failureText: 'Se ha producido un error. Inténtelo de nuevo.',
  urgentText: '¿Necesita a alguien ahora mismo? Llámenos, de día o de noche.',
  urgentCall: 'Llame al {phone}',
  subjectRequired: 'Seleccione un motivo',
  choiceInvalid: 'Elija una de las opciones',
} satisfies TextsOf<'callback'>;
