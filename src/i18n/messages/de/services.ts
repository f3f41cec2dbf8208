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
  askconductCertificate: 'Haben Ihre Leute ein Führungszeugnis?',
  askconfidentiality: 'Verpflichten sich Ihre Leute zur Verschwiegenheit?',
  askvaccination: 'Wie steht es mit Impfungen?',
  asktraining: 'Wie bilden Sie Ihre Leute aus?',
  askstandIn: 'Wer kommt bei Krankheit oder Urlaub?',
  askinsured: 'Wie sind Sie versichert?',
  askconsumables: 'Wer sorgt für Papier und Seife?',
  asknotice: 'Welche Kündigungsfrist gilt?',
  askpayment: 'Wie bezahle ich?',
  askcontactPerson: 'Wer ist meine Ansprechperson?',
  askqualityCheck: 'Wie prüfen Sie die Qualität?',
  askemergency: 'Was tue ich im Notfall?',
  askstart: 'Wann fangen Sie an, und kann meine Reinigungskraft bleiben?',
  asklanguages: 'Welche Sprachen sprechen Sie?',
  ...namesById(serviceNames, 'cleaning'),
} satisfies TextsOf<'services'>;
