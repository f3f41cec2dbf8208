import type { TextsOf } from '#i18n/messages/nl/index.ts';
import { namesById } from '#i18n/service-names.ts';
import { serviceNames } from './service-names.ts';

export const services = {
  title: 'Cleaning for business and healthcare | {brand}',
  description:
    'Cleaning for pharmacies, GPs, small businesses, offices and care centres, {priceFrom}. See what we do in each.',
  heading: 'What would you like cleaned?',
  intro:
    'Choose your type of building to see what we do, how often and to which standards. Prices start {priceFrom}. {minimumVisit}',
  wishesHeading: 'Something specific in mind?',
  wishesText:
    'A protocol of your own, a difficult floor or a building that is not on this page? Tell us about it. Advice and quotes are free.',
  wishesLink: 'Tell us what you need',
  stepsHeading: 'How we get started',
  step1: 'Your enquiry',
  step1Text: 'Call, email or request a quote. You will have an answer {reply}.',
  step2: 'Walk-through and quote',
  step2Text: 'We walk through the building with you. Then you get a quote that lists every task separately.',
  step3: 'Your regular team',
  step3Text: '{start}',
  closingHeading: 'Shall we come and take a look?',
  closingText: 'The walk-through and the quote are free, with no obligation.',
  otherServices: 'Other services',
  faqCall:
    'Would you rather talk to someone? Call [{phone}](phone) on working days from {opens} to {closes}.',
  termsHeading: 'What you will want to know',
  askconductCertificate: 'Are your cleaners vetted?',
  askconfidentiality: 'Do cleaners sign a confidentiality agreement?',
  askvaccination: 'What about vaccinations?',
  asktraining: 'How do you train your cleaners?',
  askstandIn: 'Who covers illness and holidays?',
  askinsured: 'Are you insured?',
  askconsumables: 'Who supplies paper and soap?',
  asknotice: 'How much notice do I give?',
  askpayment: 'How do I pay?',
  askcontactPerson: 'Who is my contact?',
  askqualityCheck: 'How do I know the work is done well?',
  askemergency: 'What do I do in an emergency?',
  askstart: 'When do you start, and can my current cleaner stay?',
  asklanguages: 'Which languages do you speak?',
  ...namesById(serviceNames, 'cleaning'),
} satisfies TextsOf<'services'>;
