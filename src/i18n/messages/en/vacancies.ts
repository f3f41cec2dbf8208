import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const vacancies = {
  title: 'Cleaning jobs in and around Utrecht | {brand}',
  description:
    'Work in a regular team, close to home, with hours that suit you. Apply online for a vacancy, or speculatively. Reply {application}.',
  heading: 'Work with results you can see',
  intro:
    'Together, {overEmployees} of us keep pharmacies, practices, offices and care centres clean. There is room for people with experience, and for people who want to learn the trade.',
  applyLink: 'Apply now',
  benefitsHeading: 'What we offer you',
  benefitTeam: 'A regular team',
  benefitTeamText:
    'You work with the same colleagues at the same sites, so you soon know each other and the buildings.',
  benefitLearning: 'Learning on the job',
  benefitLearningText:
    'We are an accredited training employer (SBB). An experienced colleague will teach you the trade.',
  benefitHours: 'Hours that suit you',
  benefitHoursText:
    'Full-time, part-time, flexible or weekends only. Early, during the day or in the evening.',
  benefitPay: 'Pay under the collective agreement',
  benefitPayText: 'Wages, allowances and holidays follow the Dutch collective agreement for cleaning.',
  benefitNear: 'Close to home',
  benefitNearText: 'We work in the central Netherlands and the Randstad, and look for sites near your home.',
  benefitAnswer: 'A quick answer',
  benefitAnswerText: 'You will hear from us {application}, even if the answer is no.',
  positionsHeading: 'Who we are looking for',
  positionsIntro: 'Position not listed? Send us a speculative application.',
  schoonmakerText:
    'You clean the same sites each time, to a plan for each room. Experience is welcome but not required.',
  teamleiderText: 'You lead a team, draw up the rota and keep in touch with the client.',
  kwaliteitscontroleurText: 'You check buildings against a checklist. You spot what others overlook.',
  administratiefText:
    'You plan, phone and email, and keep the paperwork in order. You will work at our office.',
  andereText: 'Are you good at something else we could use? Tell us what you are looking for.',
  formHeading: 'Apply',
  formIntro: 'A few sentences about yourself will do. No covering letter needed.',
  received:
    'Thank you for your application. You will hear from us {deadline}. Your reference is {reference}.',
  stepsHeading: 'What happens next',
  stepSend: 'You send your application',
  stepSendText: 'You get an email with your reference.',
  stepAnswer: 'We reply',
  stepAnswerText: 'We will call or email you {application}.',
  stepMeet: 'We meet',
  stepMeetText: 'You will hear what the work involves and where it is. We talk about hours and pay.',
  contactHeading: 'Any questions?',
  contactText: 'Call us on working days from {opens} to {closes}, or send an email.',
} satisfies TextsOf<'vacancies'>;
