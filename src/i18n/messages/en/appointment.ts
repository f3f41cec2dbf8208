import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const appointment = {
  title: 'Book a first clean | {brand}',
  description:
    'Book a first clean for your premises online. Pick a working day and a time. We confirm it, with the price, {confirmation}.',
  heading: 'Book your first clean',
  intro: 'It takes {bookingTime}. We then email you the price, {confirmation}.',
  received:
    'One more step: open the link in our email and press the button {deadline}, and we will hold {moment} for you. Your reference is {reference}.',
  slotTaken: 'Someone just beat you to it: this time is no longer free. Please choose another time.',
  tooMany:
    'We already have {max} appointments under this email address. Call {phone} if you would like another.',
  tooManyOpen:
    '{max} time slots have already been chosen from your internet connection, and nobody has pressed the button for them yet. Open the link in our email and press the button, call {phone} or ask us to call you back.',
  tooManyPending:
    '{max} bookings from your internet connection are already waiting for our confirmation. Please call {phone} or ask us to call you back.',
  dayLimitReached:
    'Many slots on this day have been chosen but are not confirmed yet. Please choose another day, call {phone} or ask us to call you back.',
  expectHeading: 'What to expect',
  summaryHeading: 'Your appointment',
  whenLabel: 'When',
  priceLabel: 'Price',
  planTitle: 'Planning',
  planText: 'You pick a day and a time.',
  confirmTitle: 'Confirmation',
  confirmText: '{ConfirmationAgain} you get our confirmation, with the price, by email. {priceOffer}',
  prepareTitle: 'Preparation',
  prepareText: 'We discuss your requests and the keys by phone or email.',
  executeTitle: 'The job',
  executeText: 'The team comes at the confirmed time, cleans and checks everything.',
  faqAhead: 'How far ahead should I book?',
  faqAheadText: '{BookAhead}. Need someone sooner? Call {phone} and we will see what we can do.',
  faqChange: 'Can I move or cancel my appointment?',
  faqChangeText: 'Yes, with the link in our email. {changing}',
  faqPresent: 'Does anyone need to be there?',
  faqPresentText: 'No, not for the cleaning. We agree with you beforehand how we use the keys and the alarm.',
  faqQuote: 'When do I get a price?',
  faqQuoteText:
    'The price of this clean is in the confirmation. {indicativePrice} For regular cleans, you get a proposal.',
} satisfies TextsOf<'appointment'>;
