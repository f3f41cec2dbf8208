import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const manageAppointment = {
  title: 'Termin verwalten | {brand}',
  description:
    'Sehen Sie Ihren Termin an, wählen Sie einen anderen Tag oder eine andere Uhrzeit oder sagen Sie ihn ab.',
  name: 'Ihr Termin',
  intro:
    'Sehen Sie Ihren Termin an, verschieben Sie ihn oder sagen Sie ihn ab. Das ist {freeChange} kostenlos.',
  unknownTitle: 'Wir finden Ihren Termin nicht',
  unknownText:
    'Öffnen Sie den Link in unserer E-Mail zu Ihrem Termin noch einmal. Geht es nicht? Rufen Sie uns an und nennen Sie Ihre Referenznummer.',
  unavailableTitle: 'Wir können Ihren Termin gerade nicht anzeigen',
  unavailableText: 'Versuchen Sie es in einer Minute noch einmal oder rufen Sie an unter {phone}.',
  momentLabel: 'Tag und Uhrzeit',
  moved: 'Ihr Termin ist verschoben. Sie erhalten eine E-Mail mit der neuen Uhrzeit.',
  cancelledTitle: 'Dieser Termin ist abgesagt',
  cancelledText: 'Sie müssen nichts weiter tun. Einen neuen Termin buchen Sie in {bookingTime}.',
  lateTitle: 'Änderungen gehen nur noch telefonisch',
  lateText:
    'Ihr Termin beginnt {lateChange}. Rufen Sie an unter {phone}, dann klären wir es mit Ihnen. {lateCancellation}',
  pastTitle: 'Dieser Termin ist vorbei',
  pastText: 'Brauchen Sie uns wieder? Einen neuen Termin buchen Sie in {bookingTime}.',
  bookAgain: 'Neuen Termin buchen',
  moveTitle: 'Verschieben',
  moveText: 'Wählen Sie zuerst einen Tag. Danach sehen Sie, welche Uhrzeiten frei sind.',
  dayLabel: 'Neuer Tag',
  showTimes: 'Freie Zeiten anzeigen',
  timeLabel: 'Neue Uhrzeit',
  moveLabel: 'Termin verschieben',
  noTimes: 'An diesem Tag ist nichts mehr frei. Bitte wählen Sie einen anderen Tag.',
  noDays: 'In den nächsten Wochen ist alles belegt. Rufen Sie an unter {phone}, dann finden wir eine Zeit.',
  cancelTitle: 'Absagen',
  cancelText: 'Passt es nicht mehr? Sagen Sie Ihren Termin ab, dann wird die Zeit für andere frei.',
  cancelLabel: 'Termin absagen',
  contactTitle: 'Lieber anrufen?',
  contactText: 'Nennen Sie Ihre Referenznummer, dann finden wir Ihren Termin sofort.',
  takenWithFree:
    'Jemand war schneller: Diese Uhrzeit ist nicht mehr frei. Am {day} können Sie noch wählen: {times}.',
  movedTooOften:
    'Dieser Termin wurde schon oft verschoben. Rufen Sie {phone} an, dann finden wir gemeinsam eine andere Zeit.',
} satisfies TextsOf<'manageAppointment'>;
