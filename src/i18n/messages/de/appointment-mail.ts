import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const appointmentMail = {
  confirmedSubject: 'Ihr Termin ist bestätigt: {moment} ({reference})',
  confirmedHeading: 'Ihr Termin ist bestätigt',
  confirmedText:
    'Unser Team kommt zum vereinbarten Termin zu Ihnen: {moment}. Der Termin ist ab jetzt verbindlich, für Sie und für uns.',
  priceLabel: 'Preis pro Einsatz',
  price: '{amount}, zzgl. MwSt.',
  walkThrough:
    'Wir kennen Ihre Räume noch nicht. Deshalb melden wir uns bei Ihnen, um vorher einen kurzen Rundgang zu vereinbaren.',
  confirmedNext:
    'Der bestätigte Termin für Ihren Kalender liegt bei. Während der Reinigung muss niemand vor Ort sein. Verschieben oder absagen können Sie {freeChange} kostenlos. Der Link unten ist nur für Sie: Bitte geben Sie ihn nicht weiter.',
  movedSubject: 'Wir haben Ihren Termin verschoben: {moment} ({reference})',
  movedHeading: 'Wir haben Ihren Termin verschoben',
  movedText: 'Bisheriger Termin: {before}. Neuer Termin: {moment}.',
  movedNext:
    'Passt Ihnen der neue Termin nicht? Über den Link unten wählen Sie {freeChange} kostenlos einen anderen oder sagen ab. Der geänderte Termin für Ihren Kalender liegt bei.',
  movedPendingNext:
    'Wir bestätigen den neuen Termin {deadline}. Passt er Ihnen nicht? Über den Link unten wählen Sie {freeChange} kostenlos einen anderen oder sagen ab. Der geänderte Termin für Ihren Kalender liegt bei.',
  cancelledHeading: 'Wir haben Ihren Termin abgesagt',
  cancelledText:
    'Wir haben diesen Termin abgesagt: {moment}. Den Grund finden Sie unten. Sie müssen nichts tun.',
  reasonLabel: 'Grund',
} satisfies TextsOf<'appointmentMail'>;
