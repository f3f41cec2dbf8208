import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const vacancies = {
  title: 'Jobs in der Gebäudereinigung rund um Utrecht | {brand}',
  description:
    'Festes Team, kurze Wege, passende Arbeitszeiten. Bewerben Sie sich online, auch initiativ. Antwort innerhalb von {applicationDays} Arbeitstagen.',
  heading: 'Arbeit, deren Ergebnis man sieht',
  intro:
    'Mit {employees} Kolleginnen und Kollegen halten wir Apotheken, Praxen, Büros und Pflegeeinrichtungen sauber. Bei uns ist Platz für Erfahrene und für alle, die den Beruf lernen möchten.',
  applyLink: 'Jetzt bewerben',
  benefitsHeading: 'Was wir Ihnen bieten',
  benefitTeam: 'Ein festes Team',
  benefitTeamText: 'Sie arbeiten mit denselben Leuten in denselben Gebäuden. So kennen Sie bald beides.',
  benefitLearning: 'Lernen bei der Arbeit',
  benefitLearningText:
    'Wir sind ein anerkannter Ausbildungsbetrieb. Eine erfahrene Kraft bringt Ihnen den Beruf bei.',
  benefitHours: 'Passende Arbeits\u00adzeiten',
  benefitHoursText: 'Vollzeit, Teilzeit, flexibel oder nur am Wochenende. Früh, tagsüber oder abends.',
  benefitPay: 'Lohn nach Tarif',
  benefitPayText:
    'Lohn, Zuschläge und Urlaub richten sich nach dem niederländischen Tarifvertrag der Gebäudereinigung.',
  benefitNear: 'Nah an Ihrem Zuhause',
  benefitNearText:
    'Wir arbeiten in den Zentralniederlanden und der Randstad und suchen Einsatzorte in Ihrer Nähe.',
  benefitAnswer: 'Schnelle Antwort',
  benefitAnswerText:
    'Sie hören innerhalb von {applicationDays} Arbeitstagen von uns. Auch wenn es eine Absage ist.',
  positionsHeading: 'Wen wir suchen',
  positionsIntro: 'Ihre Stelle ist nicht dabei? Dann bewerben Sie sich initiativ.',
  schoonmaker: 'Reinigungs\u00adkraft',
  schoonmakerText:
    'Sie reinigen feste Objekte nach einem Plan für jeden Raum. Erfahrung ist willkommen, aber kein Muss.',
  teamleider: 'Teamleitung',
  teamleiderText: 'Sie führen ein Team, erstellen den Dienstplan und halten Kontakt zum Kunden.',
  kwaliteitscontroleur: 'Qualitäts\u00adprüfung',
  kwaliteitscontroleurText:
    'Sie gehen mit einer Checkliste durch die Gebäude. Sie schauen hin, wo andere darüber hinwegsehen.',
  administratief: 'Verwaltung',
  administratiefText:
    'Sie planen, telefonieren, schreiben E-Mails und halten die Unterlagen in Ordnung. Sie arbeiten in unserem Büro.',
  andere: 'Andere Stelle oder Initiativ\u00adbewerbung',
  andereText: 'Sie können etwas anderes, das zu uns passt? Schreiben Sie uns, was Sie suchen.',
  formHeading: 'Bewerben Sie sich',
  formIntro: 'Ein paar Sätze über Sie genügen. Ein Anschreiben brauchen wir nicht.',
  addressLabel: 'Straße, Hausnummer und Ort',
  positionLabel: 'Gewünschte Stelle',
  experienceLabel: 'Berufserfahrung',
  experiencePlaceholder: 'Erfahrung auswählen',
  geen: 'Keine Erfahrung',
  '1-2jaar': '1 bis 2 Jahre',
  '3-5jaar': '3 bis 5 Jahre',
  '5plus': 'Mehr als 5 Jahre',
  availabilityLabel: 'Verfügbarkeit',
  availabilityPlaceholder: 'Verfügbarkeit auswählen',
  voltijd: 'Vollzeit (40 Stunden)',
  deeltijd: 'Teilzeit (20–32 Stunden)',
  flexibel: 'Flexibel',
  weekend: 'Nur am Wochenende',
  motivationLabel: 'Motivation',
  motivationHint: 'Warum möchten Sie bei uns arbeiten? Schreiben Sie mindestens 50 Zeichen.',
  cvLabel: 'Lebenslauf',
  cvHint: 'Fügen Sie hier den Text Ihres Lebenslaufs ein. Lieber eine Datei? Mailen Sie sie an {email}.',
  consentLabel:
    'Sie dürfen meine Bewerbung ein Jahr lang für eine spätere Stelle aufbewahren. Ich kann das jederzeit widerrufen.',
  submitLabel: 'Bewerbung senden',
  pendingLabel: 'Wird gesendet ...',
  privacyNote:
    'Wir verwenden Ihre Angaben, um Ihre Bewerbung zu beantworten (Art. 6 Abs. 1 lit. b DSGVO: auf Ihre Anfrage, vor einem Vertrag). Wir speichern sie bis vier Wochen nach unserer Entscheidung oder ein Jahr, wenn Sie das Kästchen oben ankreuzen.',
  received:
    'Vielen Dank für Ihre Bewerbung. Sie hören bis spätestens {deadline} von uns. Ihre Referenznummer ist {reference}.',
  successTitle: 'Bewerbung gesendet',
  successText:
    'Vielen Dank für Ihr Interesse! Wir melden uns innerhalb von {applicationDays} Arbeitstagen bei Ihnen.',
  failureTitle: 'Fehler beim Senden',
  stepsHeading: 'So geht es weiter',
  stepSend: 'Sie senden Ihre Bewerbung',
  stepSendText: 'Sie erhalten eine E-Mail mit Ihrer Referenznummer.',
  stepAnswer: 'Wir antworten',
  stepAnswerText: 'Innerhalb von {applicationDays} Arbeitstagen rufen wir Sie an oder schreiben Ihnen.',
  stepMeet: 'Wir lernen uns kennen',
  stepMeetText: 'Sie erfahren, was zu tun ist und wo. Wir sprechen über Arbeitszeit und Lohn.',
  contactHeading: 'Erst eine Frage?',
  contactText: 'Rufen Sie uns an Arbeitstagen von {opens} bis {closes} Uhr an oder schreiben Sie uns.',
} satisfies TextsOf<'vacancies'>;
