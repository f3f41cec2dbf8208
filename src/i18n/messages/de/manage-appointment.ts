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
  holdTitle: 'Noch ein Schritt',
  holdText: 'Klicken Sie auf die Schaltfläche, dann halten wir Ihnen diese Zeit frei.',
  holdDeadline: 'Tun Sie das bitte {deadline}. Danach kann jemand anders die Zeit buchen.',
  holdEnded:
    'Die Zeit wurde nicht rechtzeitig bestätigt, deshalb haben wir sie freigegeben. Sie ist noch nicht vergeben: Klicken Sie jetzt auf die Schaltfläche, dann halten wir sie Ihnen frei.',
  holdLost: 'Diese Zeit ist nicht mehr frei. Rufen Sie {phone} an, dann finden wir gemeinsam eine andere.',
  holdLabel: 'Ja, diese Zeit für mich freihalten',
  held: 'Wir halten Ihnen diese Zeit frei.',
  heldNext: 'Unsere Bestätigung mit Preis erhalten Sie {deadline} per E-Mail.',
  confirmed: 'Ihr Termin ist bestätigt.',
  moved: 'Ihr Termin ist verschoben. Sie erhalten eine E-Mail mit der neuen Uhrzeit.',
  kept: 'Ihr Termin bleibt bestehen.',
  cancelledTitle: 'Dieser Termin ist abgesagt',
  cancelledText: 'Sie müssen nichts weiter tun. Einen neuen Termin buchen Sie in {bookingTime}.',
  lateTitle: 'Änderungen gehen nur noch telefonisch',
  lateText:
    'Ihr Termin beginnt {lateChange}. Rufen Sie an unter {phone}, dann klären wir es mit Ihnen. {lateCancellation}',
  pastTitle: 'Dieser Termin ist vorbei',
  pastText: 'Brauchen Sie uns wieder? Einen neuen Termin buchen Sie in {bookingTime}.',
  endedTitle: 'Dieser Link gilt nicht mehr',
  endedText:
    'Das Datum Ihres Termins liegt schon länger zurück. Haben Sie noch eine Frage dazu? Rufen Sie an unter {phone}. Einen neuen Termin buchen Sie in {bookingTime}.',
  bookAgain: 'Neuen Termin buchen',
  moveTitle: 'Verschieben',
  moveText: 'Wählen Sie einen Tag, dann sehen Sie die freien Uhrzeiten.',
  dayLabel: 'Neuer Tag',
  timeLabel: 'Neue Uhrzeit',
  moveLabel: 'Termin verschieben',
  noDays: 'In den nächsten Wochen ist alles belegt. Rufen Sie an unter {phone}, dann finden wir eine Zeit.',
  cancelTitle: 'Absagen',
  cancelText: 'Passt es nicht mehr? Sagen Sie Ihren Termin ab, dann wird die Zeit für andere frei.',
  cancelLabel: 'Termin absagen',
  keepLabel: 'Nein, Termin behalten',
  cancelQuestion: 'Möchten Sie Ihren Termin am {moment}, absagen?',
  cancelUndo: 'Sie können das {undoTime} lang rückgängig machen. So lange halten wir die Zeit für Sie frei.',
  cancelConfirm: 'Ja, Termin absagen',
  cancellingTitle: 'Ihr Termin wird abgesagt',
  cancellingText:
    'Bis {time} Uhr halten wir die Zeit noch für Sie frei. Danach bestätigen wir Ihnen die Absage per E-Mail.',
  undoLabel: 'Rückgängig machen',
  contactTitle: 'Lieber anrufen?',
  contactText: 'Nennen Sie Ihre Referenznummer, dann finden wir Ihren Termin sofort.',
  movedTooOften:
    'Dieser Termin wurde schon oft verschoben. Rufen Sie {phone} an, dann finden wir gemeinsam eine andere Zeit.',
} satisfies TextsOf<'manageAppointment'>;
