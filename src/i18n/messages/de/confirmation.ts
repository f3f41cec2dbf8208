import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const confirmation = {
  title: 'Danke | {brand}',
  description:
    'Ihre Nachricht ist bei uns angekommen. Hier finden Sie Ihre Referenznummer, die nächsten Schritte und wann Sie von uns hören.',
  heading: 'Danke, Ihre Nachricht ist angekommen',
  intro: 'Es ist alles gut angekommen.',
  referenceTitle: 'Ihre Referenz\u00adnummer',
  deadlineTitle: 'Sie hören von uns',
  // «Arbeitstag» is Monday to Friday; «Werktag» would include Saturday.
  deadlineGeneral: 'innerhalb von {replyHours} Stunden an Arbeitstagen',
  nextTitle: 'Wie geht es weiter?',
  contactIntro: 'Es ist alles gut angekommen. Sie erhalten zusätzlich eine Bestätigung per E-Mail.',
  contactNext1: 'Jemand aus unserem Team liest Ihre Nachricht.',
  contactNext2: 'Wir melden uns telefonisch oder per E-Mail und schlagen einen kurzen Rundgang vor.',
  contactNext3: 'Nach dem Rundgang erhalten Sie ein klares Angebot. Das ist für Sie unverbindlich.',
  callbackIntro: 'Wir haben Ihre Nummer und rufen Sie zurück.',
  callbackNext1: 'Jemand aus unserem Team liest, worum es Ihnen geht.',
  callbackNext2: 'Wir rufen die Nummer an, die Sie angegeben haben.',
  callbackNext3: 'Es passt doch nicht? Dann rufen Sie uns an und nennen Sie Ihre Referenznummer.',
  appointmentIntro: 'Ihr Termin steht in unserem Kalender. Die Angaben erhalten Sie zusätzlich per E-Mail.',
  appointmentNext1: 'Innerhalb von {confirmationHours} Stunden bestätigen wir den Termin per E-Mail.',
  appointmentNext2:
    'Es passt doch nicht? Über den Link in der E-Mail können Sie bis {freeChangeHours} Stunden vorher kostenlos verschieben oder absagen.',
  appointmentNext3: 'Wir kommen am vereinbarten Tag zur vereinbarten Zeit. Sie müssen nicht dabei sein.',
  vacanciesIntro: 'Ihre Bewerbung ist gut angekommen. Sie erhalten zusätzlich eine Bestätigung per E-Mail.',
  vacanciesNext1: 'Jemand aus unserem Team liest Ihre Bewerbung.',
  vacanciesNext2: 'Wir rufen Sie an oder schreiben Ihnen, auch wenn die Antwort Nein lautet.',
  vacanciesNext3: 'Passt es, dann lernen wir uns kennen und besprechen Arbeit, Stunden und Lohn.',
  testimonialsIntro: 'Ihre Bewertung ist gut angekommen. Schön, dass Sie sich die Zeit genommen haben.',
  testimonialsNext1: 'Wir lesen Ihren Text, bevor wir ihn veröffentlichen.',
  testimonialsNext2:
    'Danach erscheint er auf dieser Website, mit Ihrem Namen, wenn Sie das angekreuzt haben.',
  testimonialsNext3:
    'Sie möchten den Text später entfernen lassen? Schreiben Sie an {email}, dann nehmen wir ihn von der Website.',
  contactTitle: 'Haben Sie noch eine Frage?',
  contactText: 'Nennen Sie uns Ihre Referenznummer, dann finden wir Ihre Anfrage sofort.',
} satisfies TextsOf<'confirmation'>;
