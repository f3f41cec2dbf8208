import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const appointment = {
  title: 'Reinigungstermin online buchen | {brand}',
  description:
    'Buchen Sie online einen Termin für Ihre Reinigung. Wählen Sie Tag und Uhrzeit; die Bestätigung mit Preis folgt {confirmation}.',
  heading: 'Buchen Sie Ihren Termin in {bookingTime}',
  intro:
    'Wählen Sie einen Tag und eine Uhrzeit. Wir reservieren beides für Sie und bestätigen die Reinigung {confirmation}, per E-Mail und mit Preis.',
  received:
    'Wir haben den Termin für Sie reserviert: {moment}. Unsere Bestätigung erhalten Sie {deadline} per E-Mail. Ihre Referenznummer ist {reference}.',
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
    'Sie wählen Tag und Uhrzeit und erhalten sofort eine E-Mail. Öffnen Sie den Link darin und klicken Sie auf die Schaltfläche: Dann halten wir Ihnen die Zeit frei.',
  confirmTitle: 'Bestätigung',
  confirmText: '{ConfirmationAgain}, per E-Mail und mit Preis. Von da an ist der Termin verbindlich.',
  prepareTitle: 'Vorbereitung',
  prepareText:
    'Wir besprechen Ihre Wünsche und die Schlüssel, am Telefon oder per E-Mail. Kennen wir Ihr Gebäude noch nicht, bitten wir in der Bestätigung um einen kurzen Rundgang.',
  executeTitle: 'Reinigung',
  executeText: 'Das Team kommt zur bestätigten Zeit, reinigt und prüft alles nach.',
  faqHeading: 'Häufige Fragen',
  faqAhead: 'Wie lange im Voraus muss ich buchen?',
  faqAheadText:
    '{BookAhead}. Brauchen Sie früher jemanden? Rufen Sie an unter {phone}, dann sehen wir, was möglich ist.',
  faqChange: 'Kann ich meinen Termin ändern?',
  faqChangeText:
    'Ja, {freeChange} ist das kostenlos. Nutzen Sie den Link in unserer E-Mail. {lateCancellation}',
  faqPresent: 'Muss jemand vor Ort sein?',
  faqPresentText: 'Nein, bei der Reinigung nicht. Schlüssel und Alarmanlage besprechen wir vorab mit Ihnen.',
  faqQuote: 'Wann bekomme ich einen Preis?',
  faqQuoteText:
    'Der Preis für diesen Einsatz steht in der Bestätigung. Sollen wir öfter kommen? Dann erhalten Sie auf Ihre Anfrage ein Angebot: was wir tun, wie oft und zu welchem Preis.',
} satisfies TextsOf<'appointment'>;
