import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const appointment = {
  title: 'Book an appointment | {brand}',
  description:
    'Book an appointment online to have your premises cleaned. Pick a day and a time, and we confirm by email within {confirmationHours} hours.',
  heading: 'Book your appointment in {bookingTime}',
  intro: 'Pick a day and a time that suit you. We confirm by email within {confirmationHours} hours.',
  received:
    'We have reserved {moment} for you. You will receive our confirmation by email {deadline}. Your reference is {reference}.',
  slotTaken: 'Someone just beat you to it: this time is no longer free. Please choose another time.',
  tooMany:
    'There are already {max} appointments on this email address or phone number. Call {phone} if you would like another.',
  expectHeading: 'What to expect',
  planTitle: 'Planning',
  planText: 'You pick a day and a time.',
  confirmTitle: 'Confirmation',
  confirmText: 'Within {confirmationHours} hours, by email.',
  prepareTitle: 'Preparation',
  prepareText: 'We go through your requests and draw up a work plan.',
  executeTitle: 'The job',
  executeText: 'Our team comes, cleans and checks everything.',
  faqHeading: 'Frequently asked questions',
  faqAhead: 'How far ahead should I book?',
  faqAheadText:
    'At least {bookAheadHours} hours. Need someone sooner? Call {phone} and we will see what we can do.',
  faqChange: 'Can I change my appointment?',
  faqChangeText:
    'Yes, free of charge, until {freeChangeHours} hours before. Use the link in your confirmation email.',
  faqPresent: 'Does anyone need to be there?',
  faqPresentText: 'No. We settle with you beforehand how we use the keys and the alarm.',
  faqQuote: 'When do I get a price?',
  faqQuoteText: 'After your request we send you a quote. It says what we do, how often and what it costs.',
} satisfies TextsOf<'appointment'>;
