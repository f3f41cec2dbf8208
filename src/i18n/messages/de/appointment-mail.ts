import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const appointmentMail = {
  confirmedSubject: 'Ihr Termin ist bestätigt: {moment} ({reference})',
  confirmedText:
    'Unser Team kommt zum vereinbarten Termin zu Ihnen: {moment}. Sie müssen nicht dabei sein. {priceOffer}',
  priceLabel: 'Preis pro Reinigung',
  indicativeLabel: 'Richtpreis pro Reinigung',
  price: '{amount}, zzgl. MwSt.',
  walkThrough:
    'Wir kennen Ihre Räume noch nicht, deshalb ist dies ein Richtpreis. Vorab vereinbaren wir mit Ihnen einen kurzen Rundgang. Danach erfahren Sie den endgültigen Preis.',
  movedSubject: 'Wir haben Ihren Termin verschoben: {moment} ({reference})',
  movedText: 'Bisheriger Termin: {before}. Neuer Termin: {moment}.',
  movedNext:
    'Wenn Ihnen der neue Termin nicht passt, wählen Sie über den Link unten einen anderen oder sagen ab.',
  movedPendingNext:
    'Wir bestätigen den neuen Termin mit Preis {deadline}. Wenn er Ihnen nicht passt, wählen Sie über den Link unten einen anderen oder sagen ab.',
  cancelledText:
    'Wir haben diesen Termin abgesagt: {moment}. Den Grund finden Sie unten. Sie müssen nichts tun.',
  reasonLabel: 'Grund',
} satisfies TextsOf<'appointmentMail'>;
