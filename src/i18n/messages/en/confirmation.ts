import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const confirmation = {
  title: 'Thank you | {brand}',
  description:
    'We have your message. Find your reference here, see what happens next and when you will hear from us.',
  heading: 'Thank you, we have your message',
  intro: 'Everything arrived safely.',
  referenceTitle: 'Your reference',
  deadlineTitle: 'You will hear from us',
  deadlineGeneral: '{reply}',
  nextTitle: 'What happens next?',
  contactIntro: 'Everything arrived safely. We are sending you a confirmation by email as well.',
  contactNext1: 'One of our team reads your message.',
  contactNext2: 'We call or email you to suggest a short site visit.',
  contactNext3: 'After the visit you receive a clear quote. There is no obligation.',
  callbackIntro: 'We have your number and will call you back.',
  callbackNext1: 'One of our team reads what you would like to talk about.',
  callbackNext2: 'We call the number you gave us.',
  callbackNext3: 'Not a good moment after all? Then please call us and quote your reference.',
  appointmentIntro:
    'The day and time are reserved for you. We are sending you an email as well. Open the link in it, and we will keep the time for you.',
  appointmentNext1:
    'We confirm the appointment {confirmation}, by email and with the price. From then on it is fixed.',
  appointmentNext2:
    'Need to change it? The link in the email lets you move or cancel it free of charge, {freeChange}.',
  appointmentNext3:
    'We arrive on the confirmed day and time. You do not have to be there. If your building is new to us, we first ask for a short site visit.',
  vacanciesIntro: 'Your application arrived safely. We are sending you a confirmation by email as well.',
  vacanciesNext1: 'One of our team reads your application.',
  vacanciesNext2: 'We call or email you with our answer, even if it is no.',
  vacanciesNext3: 'If it looks like a match, we meet and talk about the work, the hours and the pay.',
  testimonialsIntro: 'Your review arrived safely. Thank you for taking the time.',
  testimonialsNext1: 'We read your text before we publish it.',
  testimonialsNext2: 'If we publish it, your name appears with it only if you ticked that box.',
  testimonialsNext3: 'Would you like it removed later? Email {email} and we will take it off the site.',
  contactTitle: 'Another question?',
  contactText: 'Quote your reference and we will find your request straight away.',
} satisfies TextsOf<'confirmation'>;
