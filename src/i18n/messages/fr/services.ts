import type { TextsOf } from '#i18n/messages/nl/index.ts';
import { namesById } from '#i18n/service-names.ts';
import { serviceNames } from './service-names.ts';

export const services = {
  title: 'Nos services de nettoyage à Utrecht | {brand}',
  description:
    'Nettoyage de pharmacies, cabinets médicaux, PME, bureaux et lieux de soins, {priceFrom}. Découvrez nos méthodes.',
  heading: 'Que pouvons-nous nettoyer pour vous\u00a0?',
  intro:
    'Choisissez votre type de locaux et voyez ce que nous faisons, à quelle fréquence et selon quelles règles. Nous intervenons {priceFrom}. {minimumVisit}',
  wishesHeading: 'Un besoin particulier\u00a0?',
  wishesText:
    'Un protocole maison, un sol difficile, des locaux qui ne figurent pas ici\u00a0? Parlez-nous-en. Le conseil et le devis sont gratuits.',
  wishesLink: 'Expliquer mon besoin',
  stepsHeading: 'Comment nous démarrons',
  step1: 'Votre demande',
  step1Text: 'Vous appelez, écrivez ou demandez un devis. Nous répondons {reply}.',
  step2: 'Visite et devis',
  step2Text:
    'Nous faisons le tour des locaux avec vous. Vous recevez ensuite un devis où chaque tâche figure séparément.',
  step3: 'Votre équipe attitrée',
  step3Text: '{start}',
  closingHeading: 'Et si nous passions voir\u00a0?',
  closingText: 'La visite et le devis sont gratuits et ne vous engagent à rien.',
  otherServices: 'Autres services',
  faqCall:
    'Vous préférez parler à quelqu’un\u00a0? Appelez le [{phone}](phone), les jours ouvrés de {opens} à {closes}.',
  termsHeading: 'Bon à savoir',
  askconductCertificate: 'Vérifiez-vous les antécédents de vos agents\u00a0?',
  askconfidentiality: 'Vos agents s’engagent-ils à la confidentialité\u00a0?',
  askvaccination: 'Vos agents sont-ils vaccinés\u00a0?',
  asktraining: 'Comment formez-vous vos agents\u00a0?',
  askstandIn: 'Qui vient en cas de maladie ou de congés\u00a0?',
  askinsured: 'Êtes-vous assurés\u00a0?',
  askconsumables: 'Qui fournit le papier et le savon\u00a0?',
  asknotice: 'Quel est le préavis\u00a0?',
  askpayment: 'Comment se passe le paiement\u00a0?',
  askcontactPerson: 'Qui est mon interlocuteur\u00a0?',
  askqualityCheck: 'Comment savoir si le travail est bien fait\u00a0?',
  askemergency: 'Que faire en cas d’urgence\u00a0?',
  askstart: 'Quand commencez-vous, et mon agent actuel peut-il rester\u00a0?',
  asklanguages: 'Quelles langues parlez-vous\u00a0?',
  ...namesById(serviceNames, 'cleaning'),
} satisfies TextsOf<'services'>;
