import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const appointment = {
  title: 'Erste Reinigung online buchen | {brand}',
  description:
    'Buchen Sie online eine erste Reinigung. Wählen Sie Tag und Uhrzeit; die Bestätigung mit Preis folgt {confirmation}.',
  heading: 'Erste Reinigung buchen',
  intro:
    'In {bookingTime} erledigt: Wählen Sie einen Arbeitstag und eine Uhrzeit, und unser Team reinigt einmal bei Ihnen. Den Preis erhalten Sie vorab per E-Mail, {confirmation}.',
  received:
    'Noch ein Schritt: Öffnen Sie {deadline} den Link in unserer E-Mail und klicken Sie auf die Schaltfläche. Dann halten wir Ihnen diesen Termin frei: {moment}. Ihre Referenznummer ist {reference}.',
  slotTaken: 'Jemand war schneller: Diese Uhrzeit ist nicht mehr frei. Bitte wählen Sie eine andere.',
  tooMany:
    'Für diese E-Mail-Adresse gibt es schon {max} Termine. Rufen Sie {phone} an, wenn Sie einen weiteren möchten.',
  tooManyOpen:
    'Über Ihren Internetanschluss wurden schon {max} Zeiten gewählt, die noch niemand bestätigt hat. Öffnen Sie den Link in unserer E-Mail und klicken Sie auf die Schaltfläche, rufen Sie {phone} an oder lassen Sie sich zurückrufen.',
  tooManyPending:
    'Von Ihrem Internetanschluss warten schon {max} Termine auf unsere Bestätigung. Rufen Sie {phone} an oder lassen Sie sich zurückrufen.',
  dayTooOpen:
    'An diesem Tag halten wir schon viele Zeiten für andere frei, die noch nicht geantwortet haben. Wählen Sie einen anderen Tag, rufen Sie {phone} an oder lassen Sie sich zurückrufen.',
  expectHeading: 'So geht es weiter',
  planTitle: 'Terminwahl',
  planText:
    'Sie wählen Tag und Uhrzeit und erhalten sofort eine E-Mail. Öffnen Sie den Link darin und klicken Sie auf die Schaltfläche: Dann halten wir Ihnen den Termin frei.',
  confirmTitle: 'Bestätigung',
  confirmText: '{ConfirmationAgain}, per E-Mail und mit Preis. {priceOffer}',
  prepareTitle: 'Vorbereitung',
  prepareText:
    'Wir besprechen Ihre Wünsche und die Schlüssel, am Telefon oder per E-Mail. Kennen wir Ihr Gebäude noch nicht, bitten wir in der Bestätigung um einen kurzen Rundgang.',
  executeTitle: 'Reinigung',
  executeText: 'Das Team kommt zur bestätigten Zeit, reinigt und prüft alles nach.',
  faqHeading: 'Häufige Fragen',
  faqAhead: 'Wie lange im Voraus muss ich buchen?',
  faqAheadText:
    '{BookAhead}. Brauchen Sie früher jemanden? Rufen Sie an unter {phone}, dann sehen wir, was möglich ist.',
  faqChange: 'Kann ich meinen Termin verschieben oder absagen?',
  faqChangeText: 'Ja, über den Link in unserer E-Mail. {changing}',
  faqPresent: 'Muss jemand vor Ort sein?',
  faqPresentText: 'Nein, bei der Reinigung nicht. Schlüssel und Alarmanlage besprechen wir vorab mit Ihnen.',
  faqQuote: 'Wann bekomme ich einen Preis?',
  faqQuoteText:
    'Der Preis für diese Reinigung steht in der Bestätigung. {indicativePrice} Sollen wir öfter kommen? Dann erhalten Sie auf Ihre Anfrage ein Angebot: was wir tun, wie oft und zu welchem Preis.',
} satisfies TextsOf<'appointment'>;
