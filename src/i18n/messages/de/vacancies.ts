import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const vacancies = {
  title: 'Jobs in der Gebäudereinigung rund um Utrecht | {brand}',
  description:
    'Festes Team, kurze Wege, passende Arbeitszeiten. Bewerben Sie sich online, auch initiativ. Antwort {application}.',
  heading: 'Arbeit, deren Ergebnis man sieht',
  intro:
    'Mit {overEmployees} Kolleginnen und Kollegen halten wir Apotheken, Praxen, Büros und Pflegeeinrichtungen sauber. Bei uns ist Platz für Erfahrene und für alle, die den Beruf lernen möchten.',
  applyLink: 'Jetzt bewerben',
  benefitsHeading: 'Was wir Ihnen bieten',
  benefitTeam: 'Ein festes Team',
  benefitTeamText:
    'Sie arbeiten mit denselben Kolleginnen und Kollegen in denselben Gebäuden. Bald kennen Sie sich aus.',
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
    'Wir arbeiten in der Mitte der Niederlande und in der Randstad und suchen Einsatzorte in Ihrer Nähe.',
  benefitAnswer: 'Schnelle Antwort',
  benefitAnswerText: 'Sie hören {application} von uns, auch bei einer Absage.',
  positionsHeading: 'Wen wir suchen',
  positionsIntro: 'Ist Ihre Stelle nicht dabei? Dann bewerben Sie sich initiativ.',
  schoonmakerText:
    'Sie reinigen feste Objekte nach einem Plan für jeden Raum. Erfahrung ist willkommen, aber kein Muss.',
  teamleiderText: 'Sie führen ein Team, erstellen den Dienstplan und halten Kontakt zum Kunden.',
  kwaliteitscontroleurText:
    'Sie gehen mit einer Checkliste durch die Gebäude. Sie sehen, was andere übersehen.',
  administratiefText:
    'Sie planen, telefonieren, schreiben E-Mails und halten die Unterlagen in Ordnung. Sie arbeiten in unserem Büro.',
  andereText: 'Können Sie etwas anderes, das zu uns passt? Schreiben Sie uns, was Sie suchen.',
  formHeading: 'Bewerben Sie sich',
  formIntro: 'Ein paar Sätze genügen. Ein Anschreiben brauchen wir nicht.',
  received:
    'Vielen Dank für Ihre Bewerbung. Sie hören {deadline} von uns. Ihre Referenznummer ist {reference}.',
  stepsHeading: 'So geht es weiter',
  stepSend: 'Sie senden Ihre Bewerbung',
  stepSendText: 'Sie erhalten eine E-Mail mit Ihrer Referenznummer.',
  stepAnswer: 'Wir antworten',
  stepAnswerText: 'Wir rufen Sie {application} an oder schreiben Ihnen.',
  stepMeet: 'Wir lernen uns kennen',
  stepMeetText: 'Sie erfahren, was zu tun ist und wo. Wir sprechen über Arbeitszeit und Lohn.',
  contactHeading: 'Noch Fragen?',
  contactText: 'Rufen Sie uns an Arbeitstagen von {opens} bis {closes} Uhr an oder schreiben Sie uns.',
} satisfies TextsOf<'vacancies'>;
