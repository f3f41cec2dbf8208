import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const appointmentStatus = {
  title: 'Status',
  asked: 'Noch ein Schritt',
  held: 'Der Termin ist für Sie reserviert',
  confirmed: 'Ihr Termin ist bestätigt',
  ended: 'Dieser Termin ist nicht mehr für Sie reserviert',
  lost: 'Dieser Termin ist nicht mehr frei',
  moved: 'Ihr Termin wurde verschoben',
  movedByUs: 'Wir haben Ihren Termin verschoben',
  cancelling: 'Ihr Termin wird abgesagt',
  cancelled: 'Ihr Termin wurde abgesagt',
  cancelledByUs: 'Wir haben Ihren Termin abgesagt',
  past: 'Dieser Termin ist vorbei',
} satisfies TextsOf<'appointmentStatus'>;
