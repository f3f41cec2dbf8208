import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const about = {
  title: 'About {brand}: cleaners from Utrecht since {founded}',
  description:
    'Cleaning since {founded}, for {overClients} current clients and with {overEmployees} employees. Read how {brand} works and what you can expect.',
  heading: 'People who know your building',
  intro:
    'Since {founded} we have cleaned business premises from our base in Utrecht: pharmacies, GP practices, small businesses, offices and care centres.',
  storyHeading: 'Who holds your key',
  story1:
    'You get a regular team and one contact. They know which tap drips, which meeting room is never free and who leaves the coffee cups. That last part they keep to themselves.',
  story2:
    'We are an accredited training employer (SBB, the Dutch body for vocational training): our people learn the trade on the job. They work to a plan for each room and the hygiene rules of your sector, with products that suit your floors.',
  years: '{years}',
  statYears: 'years of experience',
  statClients: 'current clients',
  employees: '{employees}',
  statEmployees: 'employees',
  statAlways: 'on call for emergencies',
  reasonsHeading: 'Four reasons to choose us',
  reasonGreen: 'Less product, less waste',
  reasonGreenText:
    'We measure with pumps and dosing systems, choose EU Ecolabel products where we can and keep your waste sorted.',
  reasonHours: 'Flexible hours',
  reasonHoursText:
    'We come before you open, after you close or at the weekend. When your schedule changes, we adjust ours with you.',
  reasonPersonal: 'Personal service',
  reasonPersonalText:
    'You have one dedicated contact and a regular team. You only have to explain once how you like things.',
  ratingHeading: 'How our clients rate us',
  ratingText: 'That is the average of {reviews} reviews. Read what [our clients say](testimonials).',
  missionHeading: 'Our mission',
  missionText:
    'To keep your building so clean that you never have to think about it. With work our people are proud of and promises we keep.',
  valuesHeading: 'Our values',
  valueQuality: 'Quality',
  valueQualityText: 'We put in writing what clean means and check it with you. {complaint}',
  valueReliability: 'Reliability',
  valueReliabilityText:
    'We come at the agreed time, even when you are not there. If something changes, we will let you know.',
  valuePersonal: 'Personal service',
  valuePersonalText: 'You talk to someone who knows your building. We answer your questions {reply}.',
  closingHeading: 'Shall we meet?',
  closingText:
    'We are happy to come and take a look. The walk-through and the quote are free, and you will have an answer {replyAgain}.',
} satisfies TextsOf<'about'>;
