import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const appointmentMail = {
  confirmedSubject: 'Ihr Termin am {moment} ist bestätigt ({reference})',
  confirmedText: 'Unser Team kommt am {moment} zur Reinigung. Sie müssen nicht dabei sein.',
  priceLabel: 'Preis der Reinigung',
  indicativeLabel: 'Richtpreis der Reinigung',
  price: '{amount} zzgl. MwSt.',
  walkThrough:
    'Wir kennen Ihre Räume noch nicht, deshalb ist dies ein Richtpreis. Wir vereinbaren mit Ihnen vorab einen kurzen Rundgang, danach nennen wir Ihnen den endgültigen Preis. {priceOffer}',
  priceOffer: '{priceOffer}',
  movedSubject: 'Wir haben Ihren Termin verschoben: {moment} ({reference})',
  movedText: 'Statt am {before} kommen wir am {moment}.',
  movedNext: 'Passt Ihnen der neue Termin nicht? Über den Link unten wählen Sie einen anderen oder sagen ab.',
  movedPendingNext:
    'Bestätigung und Preis erhalten Sie {deadline}. Passt Ihnen der neue Termin nicht? Über den Link unten wählen Sie einen anderen oder sagen ab.',
  cancelledText: 'Ihr Termin am {moment} entfällt leider. Den Grund lesen Sie unten. Sie müssen nichts tun.',
  reasonLabel: 'Grund',
} satisfies TextsOf<'appointmentMail'>;
