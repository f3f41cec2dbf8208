import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const appointment = {
  title: 'Termin buchen | {brand}',
  description:
    'Buchen Sie online einen Termin für die Reinigung Ihrer Räume. Tag und Uhrzeit wählen, binnen {confirmationHours} Stunden kommt die Bestätigung per E-Mail.',
  heading: 'Ihr Termin, in {bookingTime} gebucht',
  intro:
    'Wählen Sie Tag und Uhrzeit, wie es Ihnen passt. Innerhalb von {confirmationHours} Stunden erhalten Sie eine Bestätigung per E-Mail.',
  received:
    'Wir haben den Termin für Sie reserviert: {moment}. Unsere Bestätigung erhalten Sie {deadline} per E-Mail. Ihre Referenznummer ist {reference}.',
  slotTaken: 'Jemand war schneller: Diese Uhrzeit ist nicht mehr frei. Bitte wählen Sie eine andere.',
  tooMany:
    'Für diese E-Mail-Adresse oder Telefonnummer gibt es schon {max} Termine. Rufen Sie {phone} an, wenn Sie einen weiteren möchten.',
  expectHeading: 'So geht es weiter',
  planTitle: 'Termin',
  planText: 'Sie wählen Tag und Uhrzeit.',
  confirmTitle: 'Bestätigung',
  confirmText: 'Innerhalb von {confirmationHours} Stunden, per E-Mail.',
  prepareTitle: 'Vorbereitung',
  prepareText: 'Wir besprechen Ihre Wünsche und erstellen einen Arbeitsplan.',
  executeTitle: 'Ausführung',
  executeText: 'Unser Team kommt, reinigt und prüft alles nach.',
  faqHeading: 'Häufige Fragen',
  faqAhead: 'Wie lange im Voraus muss ich buchen?',
  faqAheadText:
    'Mindestens {bookAheadHours} Stunden. Brauchen Sie früher jemanden? Rufen Sie an unter {phone}, dann sehen wir, was möglich ist.',
  faqChange: 'Kann ich meinen Termin ändern?',
  faqChangeText:
    'Ja, bis {freeChangeHours} Stunden vorher und kostenlos. Nutzen Sie den Link in der Bestätigungsmail.',
  faqPresent: 'Muss jemand vor Ort sein?',
  faqPresentText: 'Nein. Schlüssel und Alarmanlage besprechen wir vorab mit Ihnen.',
  faqQuote: 'Wann bekomme ich einen Preis?',
  faqQuoteText:
    'Nach Ihrer Anfrage erhalten Sie ein Angebot. Darin steht, was wir tun, wie oft und zu welchem Preis.',
} satisfies TextsOf<'appointment'>;
