import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const about = {
  title: 'About {brand}: cleaners from Utrecht since {founded}',
  description:
    '{years} years of experience, {clients} satisfied clients, {employees} employees. Read how {brand} works and what you can expect from us.',
  heading: 'People who know your building',
  intro:
    'Since {founded} we have cleaned business premises from our base in Utrecht: pharmacies, GP practices, offices, small businesses and care centres.',
  storyHeading: 'Cleaning is about people',
  story1:
    'A clean building starts with whoever holds the key. So you get a regular team and one contact. They know which tap drips, which meeting room is never free and who leaves the coffee cups. The last part they keep to themselves.',
  story2:
    'We are a recognised training company: our people learn the trade on the job. They work to a plan for each room, with products that suit your floors and by the hygiene rules of your sector.',
  years: '{years}',
  statYears: 'years of experience',
  statClients: 'satisfied clients',
  employees: '{employees}',
  statEmployees: 'employees',
  statAlways: 'on call for emergencies',
  reasonsHeading: 'Four reasons to choose us',
  reasonCertified: 'Certified and insured',
  reasonCertifiedText:
    'We hold the quality mark for registered cleaning companies and carry insurance. If our work causes damage, we settle it with you.',
  reasonGreen: 'Eco-friendly',
  reasonGreenText:
    'We choose products that are gentle on floors and water, dose them sparingly and keep your waste separated.',
  reasonHours: 'Flexible hours',
  reasonHoursText:
    'We come before you open, after you close or at the weekend. When your schedule changes, we adjust ours with you.',
  reasonPersonal: 'Personal service',
  reasonPersonalText:
    'You have one fixed contact and a regular team. You only have to explain once how you like things.',
  ratingHeading: 'Clients rate us {rating} out of {ratingBest}',
  ratingText: 'That is the average of {reviews} reviews. Read what [our clients say](testimonials).',
  missionHeading: 'Our mission',
  missionText:
    'To keep your building so clean that you never have to think about it. With work our people are proud of and promises we keep.',
  valuesHeading: 'Our values',
  valueQuality: 'Quality',
  valueQualityText:
    'We put in writing what clean means and check it with you. A complaint is put right within {complaintHours} hours, free of charge.',
  valueReliability: 'Reliability',
  valueReliabilityText:
    'We come at the agreed time, even when you are not there. If something changes, you will hear it from us.',
  valuePersonal: 'Personal service',
  valuePersonalText:
    'You talk to someone who knows your building. We answer a question within {replyHours} hours.',
  closingHeading: 'Shall we meet?',
  closingText:
    'We are happy to come and look. The site visit and the quote are free, and you will have an answer within {replyHours} hours.',
} satisfies TextsOf<'about'>;
