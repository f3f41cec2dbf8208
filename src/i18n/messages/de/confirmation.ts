import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const confirmation = {
  title: 'Danke | {brand}',
  description:
    'Ihre Nachricht ist bei uns angekommen. Hier finden Sie Ihre Referenznummer, die nächsten Schritte und wann Sie von uns hören.',
  heading: 'Danke, Ihre Nachricht ist da',
  text: 'Es ist alles gut angekommen. Sie erhalten zusätzlich eine Bestätigung per E-Mail.',
  referenceTitle: 'Ihre Referenz\u00adnummer',
  deadlineTitle: 'Sie hören von uns',
  deadlineText: 'bis spätestens {deadline}',
  // «Arbeitstag» is Monday to Friday; «Werktag» would include Saturday.
  deadlineGeneral: 'innerhalb von {replyHours} Stunden an Arbeitstagen',
  nextTitle: 'Wie geht es weiter?',
  next1: 'Jemand aus unserem Team liest Ihre Nachricht.',
  next2: 'Wir melden uns telefonisch oder per E-Mail und schlagen einen kurzen Rundgang vor.',
  next3: 'Nach dem Rundgang erhalten Sie ein klares Angebot. Das ist für Sie unverbindlich.',
  contactTitle: 'Haben Sie noch eine Frage?',
  contactText: 'Nennen Sie uns Ihre Referenznummer, dann finden wir Ihre Anfrage sofort.',
} satisfies TextsOf<'confirmation'>;
