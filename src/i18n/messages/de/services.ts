import type { TextsOf } from '#i18n/messages/nl/index.ts';
import { namesById } from '#i18n/service-names.ts';
import { serviceNames } from './service-names.ts';

export const services = {
  title: 'Reinigung für Betriebe und Praxen in Utrecht | {brand}',
  description:
    'Reinigung für Apotheke, Praxis, Betrieb, Büro und Pflegeheim, {priceFrom}. Lesen Sie, was jeweils dazugehört.',
  heading: 'Was dürfen wir für Sie reinigen?',
  intro:
    'Wählen Sie Ihren Gebäudetyp und lesen Sie, was wir tun, wie oft und nach welchen Regeln. Wir reinigen {priceFrom}. {minimumVisit}',
  wishesHeading: 'Besondere Wünsche?',
  wishesText:
    'Ein eigener Hygieneplan, ein schwieriger Boden oder ein Gebäude, das hier nicht vorkommt? Fragen Sie uns. Beratung und Angebot sind kostenlos.',
  wishesLink: 'Sagen Sie uns, was Sie suchen',
  stepsHeading: 'So fangen wir an',
  step1: 'Ihre Anfrage',
  step1Text: 'Sie rufen an, schreiben oder fordern ein Angebot an. Wir antworten {reply}.',
  step2: 'Rundgang und Angebot',
  step2Text:
    'Wir gehen mit Ihnen durch das Gebäude. Danach erhalten Sie ein Angebot, in dem jede Aufgabe einzeln steht.',
  step3: 'Ihr festes Team',
  step3Text: '{start}',
  closingHeading: 'Dürfen wir uns das einmal ansehen?',
  closingText: 'Rundgang und Angebot sind kostenlos und unverbindlich.',
  otherServices: 'Weitere Leistungen',
  faqCall:
    'Möchten Sie lieber mit jemandem sprechen? Sie erreichen uns unter [{phone}](phone), an Arbeitstagen von {opens} bis {closes} Uhr.',
  termsHeading: 'Was Sie wissen möchten',
  conductCertificateQuestion: 'Haben Ihre Leute ein Führungszeugnis?',
  confidentialityQuestion: 'Verpflichten sich Ihre Leute zur Verschwiegenheit?',
  vaccinationQuestion: 'Wie steht es mit Impfungen?',
  trainingQuestion: 'Wie bilden Sie Ihre Leute aus?',
  standInQuestion: 'Wer kommt bei Krankheit oder Urlaub?',
  insuredQuestion: 'Wie sind Sie versichert?',
  consumablesQuestion: 'Wer sorgt für Papier und Seife?',
  noticeQuestion: 'Welche Kündigungsfrist gilt?',
  paymentQuestion: 'Wie bezahle ich?',
  contactPersonQuestion: 'Wer ist meine Ansprechperson?',
  qualityCheckQuestion: 'Wie prüfen Sie die Qualität?',
  emergencyQuestion: 'Was tue ich im Notfall?',
  startQuestion: 'Wann fangen Sie an, und kann meine Reinigungskraft bleiben?',
  languagesQuestion: 'Welche Sprachen sprechen Sie?',
  ...namesById(serviceNames, 'cleaning'),
} satisfies TextsOf<'services'>;
