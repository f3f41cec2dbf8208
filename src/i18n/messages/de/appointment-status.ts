import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const appointmentStatus = {
  title: 'Stand',
  asked: 'Noch ein Schritt',
  held: 'Wir halten Ihnen diesen Termin frei',
  confirmed: 'Ihr Termin ist bestätigt',
  ended: 'Wir halten Ihnen diesen Termin nicht mehr frei',
  lost: 'Dieser Termin ist nicht mehr frei',
  moved: 'Ihr Termin ist verschoben',
  movedByUs: 'Wir haben Ihren Termin verschoben',
  cancelling: 'Ihr Termin wird abgesagt',
  cancelled: 'Ihr Termin ist abgesagt',
  cancelledByUs: 'Wir haben Ihren Termin abgesagt',
  past: 'Dieser Termin ist vorbei',
} satisfies TextsOf<'appointmentStatus'>;
