import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const confirmation = {
  title: 'Thank you | {brand}',
  description:
    'We have your message. Find your reference here, see what happens next and when you will hear from us.',
  heading: 'Thank you, we have your message',
  text: 'Everything arrived safely. We are sending you a confirmation by email as well.',
  referenceTitle: 'Your reference',
  deadlineTitle: 'You will hear from us',
  deadlineText: 'by {deadline}',
  deadlineGeneral: 'within {replyHours} hours on working days',
  nextTitle: 'What happens next?',
  next1: 'One of our team reads your message.',
  next2: 'We call or email you to suggest a short site visit.',
  next3: 'After the visit you receive a clear quote. There is no obligation.',
  contactTitle: 'Another question?',
  contactText: 'Quote your reference and we will find your request straight away.',
} satisfies TextsOf<'confirmation'>;
