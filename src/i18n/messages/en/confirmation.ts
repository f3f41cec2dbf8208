import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const confirmation = {
  title: 'Thank you | {brand}',
  description:
    'We have your message. Find your reference here, see what happens next and when you will hear from us.',
  referenceTitle: 'Your reference',
  deadlineTitle: 'You will hear from us',
  answersTitle: 'What you sent us',
  calendarTitle: 'Add it to your calendar',
  calendarFile: 'Calendar file (.ics)',
  calendarGoogle: 'Google Calendar',
  calendarOutlook: 'Outlook',
  calendarDescription:
    'Reserved, awaiting our confirmation. Reference: {reference}. Questions? Call {phone}.',
  urgentTitle: 'Is it urgent?',
  urgentText: 'Call us now. We answer day and night.',
  urgentNext1: 'Your request reaches us marked urgent.',
  urgentNext2: 'We call the number you gave us. Please keep your phone with you.',
  urgentNext3:
    'If you call us yourself, there is no need to wait. Quote your reference and we will know what it is about.',
  nextTitle: 'What happens next?',
  contactHeading: 'We have your request',
  contactIntro: 'Thank you. We are sending you a confirmation by email as well.',
  contactNext1: 'One of our team reads your message.',
  contactNext2: 'We call or email you to suggest a short site visit.',
  contactNext3: 'After the visit you receive a clear quote. There is no obligation.',
  contactStep: 'See how we get started',
  callbackHeading: 'We will call you back',
  callbackIntro: 'Thank you, we have your number.',
  callbackNext1: 'One of our team reads what you would like to talk about.',
  callbackNext2: 'We call the number you gave us.',
  callbackNext3: 'Not a good moment after all? Then please call us and quote your reference.',
  callbackStep: 'Request a quote in the meantime',
  appointmentHeading: 'Your appointment is reserved',
  appointmentIntro:
    'Thank you. We are sending you an email now. Open the link in it, and we will keep the time for you.',
  appointmentNext1:
    'We confirm the appointment {confirmation}, by email and with the price. From then on it is fixed.',
  appointmentNext2:
    'Need to change it? The link in the email lets you move or cancel it free of charge, {freeChange}.',
  appointmentNext3:
    'We arrive on the confirmed day and time. You do not have to be there. If your building is new to us, we first ask for a short site visit.',
  appointmentStep: 'Get to know us',
  vacanciesHeading: 'We have your application',
  vacanciesIntro: 'Thank you for your interest. We are sending you a confirmation by email as well.',
  vacanciesNext1: 'One of our team reads your application.',
  vacanciesNext2: 'We call or email you with our answer, even if it is no.',
  vacanciesNext3: 'If it looks like a match, we meet and talk about the work, the hours and the pay.',
  vacanciesStep: 'Get to know us',
  testimonialsHeading: 'Thank you for your review',
  testimonialsIntro: 'It is kind of you to take the time. Your text arrived safely.',
  testimonialsNext1: 'We read your text before we publish it.',
  testimonialsNext2: 'If we publish it, your name appears with it only if you ticked that box.',
  testimonialsNext3: 'Would you like it removed later? Email {email} and we will take it off the site.',
  testimonialsStep: 'Read our client reviews',
  contactTitle: 'Another question?',
  contactText: 'Quote your reference and we will find your request straight away.',
  noneHeading: 'There is nothing to confirm yet',
  noneText:
    'This page tells you what happens to your request once you have sent it. Have you just done so? You will find your reference in our email.',
  waysTitle: 'What can we do for you?',
} satisfies TextsOf<'confirmation'>;
