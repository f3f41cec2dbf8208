import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const confirmation = {
  title: 'Danke | {brand}',
  description:
    'Ihre Nachricht ist bei uns angekommen. Hier finden Sie Ihre Referenznummer, die nächsten Schritte und wann Sie von uns hören.',
  heading: 'Danke, Ihre Nachricht ist angekommen',
  intro: 'Es ist alles gut angekommen.',
  referenceTitle: 'Ihre Referenz\u00adnummer',
  deadlineTitle: 'Sie hören von uns',
  deadlineGeneral: '{reply}',
  nextTitle: 'Wie geht es weiter?',
  contactIntro: 'Es ist alles gut angekommen. Sie erhalten zusätzlich eine Bestätigung per E-Mail.',
  contactNext1: 'Jemand aus unserem Team liest Ihre Nachricht.',
  contactNext2: 'Wir melden uns telefonisch oder per E-Mail und schlagen einen kurzen Rundgang vor.',
  contactNext3: 'Nach dem Rundgang erhalten Sie ein klares Angebot. Das ist für Sie unverbindlich.',
  callbackIntro: 'Wir haben Ihre Nummer und rufen Sie zurück.',
  callbackNext1: 'Jemand aus unserem Team liest, worum es Ihnen geht.',
  callbackNext2: 'Wir rufen die Nummer an, die Sie angegeben haben.',
  callbackNext3: 'Es passt doch nicht? Dann rufen Sie uns an und nennen Sie Ihre Referenznummer.',
  appointmentIntro:
    'Tag und Uhrzeit sind für Sie reserviert. Sie erhalten zusätzlich eine E-Mail. Öffnen Sie den Link darin, dann halten wir Ihnen die Zeit frei.',
  appointmentNext1:
    'Wir bestätigen den Termin {confirmation}, per E-Mail und mit Preis. Von da an ist er verbindlich.',
  appointmentNext2:
    'Es passt doch nicht? Über den Link in der E-Mail können Sie den Termin {freeChange} kostenlos verschieben oder absagen.',
  appointmentNext3:
    'Wir kommen am bestätigten Tag zur bestätigten Zeit. Sie müssen nicht dabei sein. Kennen wir Ihr Gebäude noch nicht, bitten wir zuerst um einen kurzen Rundgang.',
  vacanciesIntro: 'Ihre Bewerbung ist gut angekommen. Sie erhalten zusätzlich eine Bestätigung per E-Mail.',
  vacanciesNext1: 'Jemand aus unserem Team liest Ihre Bewerbung.',
  vacanciesNext2: 'Wir rufen Sie an oder schreiben Ihnen, auch wenn die Antwort Nein lautet.',
  vacanciesNext3: 'Passt es, dann lernen wir uns kennen und besprechen Arbeit, Stunden und Lohn.',
  testimonialsIntro: 'Ihr Text ist gut angekommen. Schön, dass Sie sich die Zeit genommen haben.',
  testimonialsNext1: 'Wir lesen Ihren Text, bevor wir ihn veröffentlichen.',
  testimonialsNext2:
    'Veröffentlichen wir ihn, dann mit Ihrem Namen, wenn Sie das angekreuzt haben, und sonst ohne.',
  testimonialsNext3:
    'Der Text soll später wieder weg? Schreiben Sie an {email}, dann nehmen wir ihn von der Website.',
  contactTitle: 'Haben Sie noch eine Frage?',
  contactText: 'Nennen Sie uns Ihre Referenznummer, dann finden wir Ihre Anfrage sofort.',
} satisfies TextsOf<'confirmation'>;
