import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const confirmation = {
  title: 'Danke | {brand}',
  description:
    'Ihre Nachricht ist bei uns angekommen. Hier finden Sie Ihre Referenznummer, die nächsten Schritte und wann Sie von uns hören.',
  referenceTitle: 'Ihre Referenz\u00adnummer',
  deadlineTitle: 'Sie hören von uns',
  callTitle: 'Wir rufen Sie an',
  answersTitle: 'Auf einen Blick',
  calendarTitle: 'In Ihren Kalender eintragen',
  calendarFile: 'Kalenderdatei (.ics)',
  calendarGoogle: 'Google Kalender',
  calendarOutlook: 'Outlook',
  calendarDescription: '{status}. Referenznummer: {reference}. Fragen? Rufen Sie uns an: {phone}.',
  urgentTitle: 'Kann es nicht warten?',
  urgentText: 'Rufen Sie uns jetzt an. Wir sind Tag und Nacht erreichbar.',
  urgentNext1: 'Ihre Anfrage gilt bei uns als dringend.',
  urgentNext2: 'Wir rufen die Nummer an, die Sie angegeben haben. Bitte halten Sie Ihr Telefon bereit.',
  urgentNext3:
    'Wenn Sie selbst anrufen, müssen Sie nicht warten. Nennen Sie Ihre Referenznummer, dann wissen wir schon, worum es geht.',
  nextTitle: 'Wie geht es weiter?',
  quarantinedHeading: 'Wir haben Ihre Nachricht erhalten',
  quarantinedIntro:
    'Das Formular wurde anscheinend automatisch ausgefüllt. Deshalb erhalten Sie keine E-Mail: Zuerst liest jemand aus unserem Team Ihre Nachricht. Möchten Sie sichergehen, dass Sie eine Antwort erhalten? Dann rufen Sie {phone} an.',
  contactHeading: 'Ihre Anfrage ist eingegangen',
  contactIntro: 'Vielen Dank. Sie erhalten zusätzlich eine Bestätigung per E-Mail.',
  contactNext1: 'Jemand aus unserem Team liest Ihre Anfrage.',
  contactNext2: 'Wir melden uns telefonisch oder per E-Mail und schlagen einen kurzen Rundgang vor.',
  contactNext3: 'Nach dem Rundgang erhalten Sie ein klares, unverbindliches Angebot.',
  callbackHeading: 'Wir rufen Sie zurück',
  callbackIntro: 'Vielen Dank, wir haben Ihre Nummer.',
  callbackNext1: 'Jemand aus unserem Team liest Ihre Anfrage.',
  callbackNext2: 'Wir rufen die Nummer an, die Sie angegeben haben.',
  callbackNext3: 'Wenn es doch nicht passt, rufen Sie uns an und nennen Sie Ihre Referenznummer.',
  appointmentTodo:
    'Öffnen Sie {deadline} den Link in unserer E-Mail und klicken Sie auf die Schaltfläche. Dann reservieren wir Ihnen diesen Termin. Sonst kann jemand anders ihn buchen. Keine E-Mail erhalten? Sehen Sie im Spam-Ordner nach oder rufen Sie uns an.',
  mailedTo: 'Unsere E-Mail geht an',
  appointmentNext1:
    'Nach Ihrem Klick schicken wir Ihnen {confirmation} per E-Mail unsere Bestätigung mit dem Preis. {priceOffer}',
  heldNext1: 'Unsere Bestätigung mit dem Preis erhalten Sie {confirmation} per E-Mail. {priceOffer}',
  appointmentNext2: 'Ihren Termin ändern Sie über den Link in unserer E-Mail. {changing}',
  appointmentNext3:
    'Wir kommen am bestätigten Tag zur bestätigten Zeit. Sie müssen nicht dabei sein. {indicativePrice}',
  confirmedIntro: 'Unsere Bestätigung mit dem Preis haben wir Ihnen per E-Mail geschickt. {priceOffer}',
  endedIntro:
    'Sie haben nicht rechtzeitig auf die Schaltfläche geklickt. Der Termin ist noch frei: Öffnen Sie den Link in unserer E-Mail und klicken Sie auf die Schaltfläche, dann reservieren wir ihn für Sie.',
  changedIntro: 'Den aktuellen Stand sehen Sie über den Link in unserer E-Mail zu diesem Termin.',
  vacanciesHeading: 'Ihre Bewerbung ist eingegangen',
  vacanciesIntro: 'Vielen Dank für Ihr Interesse. Sie erhalten zusätzlich eine Bestätigung per E-Mail.',
  vacanciesNext1: 'Jemand aus unserem Team liest Ihre Bewerbung.',
  vacanciesNext2: 'Wir rufen Sie an oder schreiben Ihnen, auch bei einer Absage.',
  vacanciesNext3: 'Wenn es passt, lernen wir uns kennen und besprechen Aufgaben, Zeiten und Lohn.',
  testimonialsHeading: 'Danke für Ihre Rückmeldung',
  testimonialsIntro: 'Schön, dass Sie sich die Zeit genommen haben. Ihr Text ist eingegangen.',
  testimonialsNext1: 'Wir lesen den Text und entscheiden, ob er erscheint.',
  testimonialsNext2: 'Ihr Name steht nur dabei, wenn Sie das angekreuzt haben.',
  testimonialsNext3:
    'Soll der Text später wieder weg? Schreiben Sie an {email}, dann nehmen wir ihn von der Website.',
  contactTitle: 'Haben Sie noch eine Frage?',
  contactText: 'Nennen Sie uns Ihre Referenznummer, dann wissen wir sofort, worum es geht.',
  noneHeading: 'Hier gibt es noch nichts zu bestätigen',
  noneText:
    'Auf dieser Seite lesen Sie, wie es mit Ihrer Anfrage weitergeht, sobald Sie sie abgeschickt haben. Haben Sie eine E-Mail von uns erhalten? Darin steht Ihre Referenznummer.',
  waysTitle: 'Was können wir für Sie tun?',
} satisfies TextsOf<'confirmation'>;
