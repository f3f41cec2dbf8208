import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const appointment = {
  title: 'Erste Reinigung online buchen | {brand}',
  description:
    'Buchen Sie online eine erste Reinigung. Wählen Sie Tag und Uhrzeit; Bestätigung und Preis folgen {confirmation}.',
  heading: 'Erste Reinigung buchen',
  intro: 'In {bookingTime} erledigt. Den Preis erfahren Sie vorher per E-Mail, {confirmation}.',
  received:
    'Noch ein Schritt: Öffnen Sie {deadline} den Link in unserer E-Mail und klicken Sie auf die Schaltfläche. Dann reservieren wir Ihnen diesen Termin: {moment}. Ihre Referenznummer ist {reference}.',
  slotTaken: 'Jemand war schneller: Diese Uhrzeit ist nicht mehr frei. Bitte wählen Sie eine andere.',
  tooMany:
    'Für diese E-Mail-Adresse gibt es schon {max} Termine. Rufen Sie {phone} an, wenn Sie einen weiteren möchten.',
  tooManyOpen:
    'Über Ihren Internetanschluss wurden schon {max} Termine gewählt, für die noch niemand auf die Schaltfläche geklickt hat. Öffnen Sie den Link in unserer E-Mail und klicken Sie auf die Schaltfläche, rufen Sie {phone} an oder lassen Sie sich zurückrufen.',
  tooManyPending:
    'Von Ihrem Internetanschluss warten schon {max} Termine auf unsere Bestätigung. Rufen Sie {phone} an oder lassen Sie sich zurückrufen.',
  dayLimitReached:
    'Für diesen Tag sind schon viele Termine vorgemerkt, die noch nicht bestätigt sind. Wählen Sie einen anderen Tag, rufen Sie {phone} an oder lassen Sie sich zurückrufen.',
  expectHeading: 'So geht es weiter',
  summaryHeading: 'Ihr Termin',
  whenLabel: 'Wann',
  priceLabel: 'Preis',
  planTitle: 'Terminwahl',
  planText: 'Sie wählen Tag und Uhrzeit.',
  confirmTitle: 'Bestätigung',
  confirmText: '{ConfirmationAgain} erhalten Sie per E-Mail unsere Bestätigung mit dem Preis. {priceOffer}',
  prepareTitle: 'Vorbereitung',
  prepareText: 'Wir klären Wünsche und Schlüsselübergabe, telefonisch oder per E-Mail.',
  executeTitle: 'Reinigung',
  executeText: 'Das Team kommt zur bestätigten Zeit, reinigt und kontrolliert zum Schluss jeden Raum.',
  faqAhead: 'Wie lange im Voraus muss ich buchen?',
  faqAheadText:
    '{BookAhead}. Brauchen Sie früher jemanden? Rufen Sie uns an: {phone}. Wir sehen dann, was möglich ist.',
  faqChange: 'Kann ich meinen Termin verschieben oder absagen?',
  faqChangeText: 'Ja, über den Link in unserer E-Mail. {changing}',
  faqPresent: 'Muss jemand vor Ort sein?',
  faqPresentText: 'Nein, bei der Reinigung nicht. Schlüssel und Alarmanlage besprechen wir vorab mit Ihnen.',
  faqQuote: 'Wann erfahre ich den Preis?',
  faqQuoteText:
    'Mit der Bestätigung Ihres Termins. {indicativePrice} Für weitere Einsätze machen wir einen Vorschlag.',
} satisfies TextsOf<'appointment'>;
