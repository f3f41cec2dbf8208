import { namesById } from '#i18n/service-names.ts';
import { serviceNames } from './service-names.ts';

export const services = {
  title: 'Schoonmaak voor bedrijven en zorg | {brand}',
  description:
    'Schoonmaak voor apotheek, huisarts, mkb, kantoor en zorgcentrum, {priceFrom}. Lees per soort pand wat wij doen.',
  heading: 'Wat mogen wij schoonmaken?',
  intro:
    'Kies het soort pand en lees wat wij doen, hoe vaak en volgens welke regels. Wij maken schoon {priceFrom}. {minimumVisit}',
  // The block below the services, for wishes that no service covers.
  wishesHeading: 'Specifieke wensen?',
  wishesText:
    'Een eigen protocol, een lastige vloer of een pand dat hier niet bij staat? Vertel het ons. Advies en offerte zijn gratis.',
  wishesLink: 'Vertel wat u zoekt',
  stepsHeading: 'Zo beginnen wij',
  step1: 'Uw aanvraag',
  step1Text: 'U belt, mailt of vraagt een offerte aan. U hebt antwoord {reply}.',
  step2: 'Rondgang en offerte',
  step2Text: 'Wij lopen met u door het pand. Daarna krijgt u een offerte waarin elke taak apart staat.',
  step3: 'Uw vaste team',
  step3Text: '{start}',
  closingHeading: 'Zullen wij een keer langskomen?',
  closingText: 'De rondgang en de offerte zijn gratis. U zit nergens aan vast.',
  // Texts on the page of a service.
  otherServices: 'Andere diensten',
  // «[words](phone)» becomes a link that calls the company.
  faqCall: 'Liever iemand spreken? Bel [{phone}](phone), op werkdagen van {opens} tot {closes} uur.',
  // Questions of clients. `promises.ts` has the answers.
  termsHeading: 'Wat u wilt weten',
  askconductCertificate: 'Hebben uw mensen een VOG?',
  askconfidentiality: 'Tekenen uw mensen voor geheimhouding?',
  askvaccination: 'Hoe zit het met vaccinaties?',
  asktraining: 'Hoe leidt u schoonmakers op?',
  askstandIn: 'Wie komt er bij ziekte of vakantie?',
  askinsured: 'Hoe bent u verzekerd?',
  askconsumables: 'Wie zorgt voor papier en zeep?',
  asknotice: 'Wat is de opzegtermijn?',
  askpayment: 'Hoe betaal ik?',
  askcontactPerson: 'Wie is mijn contactpersoon?',
  askqualityCheck: 'Hoe weet ik of het goed gebeurt?',
  askemergency: 'Wat doe ik bij spoed?',
  askstart: 'Wanneer begint u, en kan mijn schoonmaker blijven?',
  asklanguages: 'Welke talen spreekt u?',
  // Names of the services, for search engines.
  ...namesById(serviceNames, 'cleaning'),
};
