import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const callback = {
  title: 'Request a callback | {brand}',
  description:
    'Leave your number. We will call you back {callback}, or at the time of day you choose. About a quote, an appointment or a complaint.',
  heading: 'We will call you back',
  intro:
    'Leave your number. We will call you back {callback}, or at the time of day you choose. Working hours are {opens} to {closes}, Monday to Friday.',
  dialogTitle: 'Call me back',
  subjectLabel: 'Subject',
  subjectPlaceholder: 'Choose a subject',
  timeLabel: 'When can we reach you?',
  timePlaceholder: 'Choose a time of day',
  moreLabel: 'Add an email address or a message',
  'algemene-vraag': 'General question',
  'offerte-aanvraag': 'Quote request',
  'afspraak-maken': 'Book an appointment',
  spoedhulp: 'Urgent help',
  klacht: 'Complaint',
  overig: 'Other',
  ochtend: 'Morning (09:00–12:00)',
  middag: 'Afternoon (12:00–17:00)',
  avond: 'Evening (17:00–20:00)',
  altijd: 'Any time',
  submitLabel: 'Call me back',
  pendingLabel: 'Sending…',
  cancelLabel: 'Cancel',
  privacyNote: 'We use your details to call you back and keep them for no longer than 90 days.',
  received: 'Thank you! We will call you back {callback}: {deadline}. Your reference is {reference}.',
  receivedPart:
    'Thank you! We will call you back at the time of day you chose: {deadline}. Your reference is {reference}.',
  receivedUrgent:
    'Thank you! If it cannot wait, call {phone}, day or night. Otherwise we will call you back {callback}: {deadline}. Your reference is {reference}.',
  successTitle: 'Callback request sent',
  failureTitle: 'Error',
  failureText: 'Something went wrong. Please try again.',
  urgentText: 'Need someone right now? Call us, day or night.',
  urgentCall: 'Call {phone}',
  subjectRequired: 'Select a subject',
  choiceInvalid: 'Choose one of the options',
} satisfies TextsOf<'callback'>;
