import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const manageAppointment = {
  title: 'Termin verwalten | {brand}',
  description:
    'Sehen Sie Ihren Termin an, wählen Sie einen anderen Tag oder eine andere Uhrzeit oder sagen Sie ihn ab.',
  name: 'Ihr Termin',
  intro: '{changing}',
  unknownTitle: 'Wir finden Ihren Termin nicht',
  unknownText:
    'Öffnen Sie noch einmal den Link in unserer E-Mail zu Ihrem Termin. Funktioniert er nicht? Rufen Sie uns an und nennen Sie Ihre Referenznummer.',
  unavailableTitle: 'Wir können Ihren Termin gerade nicht anzeigen',
  unavailableText: 'Versuchen Sie es in einer Minute noch einmal oder rufen Sie uns an: {phone}.',
  momentLabel: 'Tag und Uhrzeit',
  holdText: 'Klicken Sie auf die Schaltfläche, dann reservieren wir Ihnen diesen Termin.',
  holdDeadline: 'Bitte klicken Sie {deadline}. Danach kann jemand anders den Termin buchen.',
  holdEnded:
    'Sie haben nicht rechtzeitig auf die Schaltfläche geklickt, deshalb haben wir den Termin freigegeben. Er ist noch frei: Klicken Sie jetzt auf die Schaltfläche, dann reservieren wir ihn für Sie.',
  holdLostText: 'Rufen Sie {phone} an, dann finden wir gemeinsam einen anderen Termin.',
  holdLostMove: 'Wählen Sie unten einen anderen Termin oder rufen Sie an: {phone}.',
  holdLabel: 'Ja, diesen Termin für mich reservieren',
  heldNext: 'Unsere Bestätigung mit dem Preis erhalten Sie {deadline} per E-Mail.',
  moved: 'Erledigt. Sie erhalten eine E-Mail mit dem neuen Termin.',
  doneHeld: 'Vielen Dank, das hat geklappt.',
  kept: 'Erledigt: Ihr Termin bleibt bestehen.',
  cancelledText: 'Sie müssen nichts weiter tun. Eine neue Reinigung buchen Sie in {bookingTime}.',
  lateText: 'Ihr Termin beginnt {lateChange}. Verschieben können Sie ihn nur noch telefonisch: {phone}.',
  pastText: 'Brauchen Sie uns wieder? Eine neue Reinigung buchen Sie in {bookingTime}.',
  endedTitle: 'Dieser Link ist nicht mehr gültig',
  endedText:
    'Ihr Termin liegt schon länger zurück. Haben Sie noch eine Frage dazu? Rufen Sie uns an: {phone}. Eine neue Reinigung buchen Sie in {bookingTime}.',
  bookAgain: 'Neue Reinigung buchen',
  moveTitle: 'Verschieben',
  moveText: 'Wählen Sie einen Tag, dann sehen Sie die freien Uhrzeiten.',
  dayLabel: 'Neuer Tag',
  timeLabel: 'Neue Uhrzeit',
  ownTime: 'Ihr Termin',
  moveLabel: 'Termin verschieben',
  noDays:
    'In den nächsten Wochen ist alles belegt. Rufen Sie {phone} an, dann finden wir gemeinsam einen Termin.',
  cancelTitle: 'Absagen',
  keepLabel: 'Nein, Termin behalten',
  cancelQuestion: 'Möchten Sie Ihren Termin am {moment} absagen?',
  withdrawQuestion: 'Brauchen Sie keinen Termin mehr?',
  cancelUndo:
    'Das können Sie {undoTime} lang rückgängig machen. So lange bleibt der Termin für Sie reserviert.',
  cancelConfirm: 'Ja, Termin absagen',
  cancellingText:
    'Bis {time} Uhr bleibt der Termin für Sie reserviert. Danach bestätigen wir Ihnen die Absage per E-Mail.',
  undoLabel: 'Rückgängig machen',
  contactTitle: 'Lieber anrufen?',
  contactText: 'Nennen Sie Ihre Referenznummer, dann finden wir Ihren Termin sofort.',
  tooManyHeld:
    'Für diese E-Mail-Adresse oder Internetverbindung sind schon mehrere Termine reserviert. Rufen Sie {phone} an, dann finden wir gemeinsam einen Termin.',
  movedTooOften:
    'Dieser Termin wurde schon oft verschoben. Rufen Sie {phone} an, dann finden wir gemeinsam einen anderen.',
} satisfies TextsOf<'manageAppointment'>;
