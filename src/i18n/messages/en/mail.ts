import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const mail = {
  salutation: 'Hello,',
  contactSubject: 'We have received your quote request ({reference})',
  contactHeading: 'We have your request',
  contactText:
    'Thank you for asking {brand} for a quote. One of our team will read your message and reply {deadline}.',
  referenceLabel: 'Your reference',
  contactNext:
    'First we will suggest a short walk-through of your premises. After that you will receive a clear quote. There is no obligation.',
  callbackSubject: 'We will call you back ({reference})',
  callbackHeading: 'We will call you back',
  callbackText:
    'Thank you for getting in touch with {brand}. We will call you {deadline}, on the number you gave us.',
  callbackNext:
    'Wrong number, or unable to answer then? Call us between {opens} and {closes} on working days.',
  callbackUrgent: 'Do you need someone now? Call {phone}, day or night, and quote your reference.',
  applicationSubject: 'We have received your application ({reference})',
  applicationHeading: 'We have your application',
  applicationText:
    'Thank you for applying to {brand}. One of our team will read what you wrote. You will hear from us {deadline}, even if the answer is no.',
  applicationNext:
    'We will call or email you. If it looks like a match, we will meet and talk about the work, the hours and the pay.',
  applicationInvitedSubject: 'We would like to meet you ({reference})',
  applicationInvitedHeading: 'We would like to meet you',
  applicationInvitedText:
    'Thank you for applying to {brand}. We would like to talk with you about the work, the hours and the pay.',
  applicationInvitedNext:
    'We will call you on the number you gave us to agree a day and a time. You can also call us between {opens} and {closes} on working days.',
  applicationRejectedSubject: 'Our answer to your application ({reference})',
  applicationRejectedHeading: 'Our answer to your application',
  applicationRejectedText:
    'Thank you for applying to {brand}, and for the time you put into it. We have read your application with care, but have decided to go with someone else. We understand that this is disappointing.',
  applicationRejectedNext:
    'We will delete your application by {removal} at the latest. If you see work with us later on that suits you better, please do apply again.',
  applicationHiredSubject: 'The job is yours ({reference})',
  applicationHiredHeading: 'The job is yours',
  applicationHiredText: 'Good news: we would love you to join {brand}.',
  applicationHiredNext: 'We will call the number you gave us to discuss your first day and contract.',
  applicationNotYou: 'If you did not apply to us, you can ignore this email.',
  newsletterSubject: 'Please confirm your subscription to the {brand} newsletter',
  newsletterHeading: 'Two more steps',
  newsletterText:
    'Someone entered this address for the {brand} newsletter. Would you like to receive it? It takes two steps: open our site with the link below, then click ‘Yes, sign me up’ there.',
  newsletterConfirm: 'Open our site to confirm',
  newsletterNotYou:
    'If you did not sign up, you do not need to do anything. Without your confirmation we will send you nothing.',
  questions: 'Questions? Call {phone}, or reply to this email and quote your reference.',
  greeting: 'Kind regards,',
  signature: 'The {brand} team',
  reason: 'You are receiving this email because this address was entered on {website}.',
  notYou: 'If you did not make this request yourself, you can ignore this email.',
  appointmentSubject: 'One more step to book your clean: {moment} ({reference})',
  appointmentText:
    'You are booking a first clean with {brand}. Press the button below, then the one on the page that opens, and we will hold this time for you. Please do so {deadline}. After that, someone else may book it.',
  appointmentHold:
    'Once you have pressed both, we will email you our confirmation, with the price, {confirmation}. {priceOffer} {indicativePrice}',
  appointmentMomentLabel: 'Day and time',
  appointmentNext:
    '{changing} A calendar invitation is attached. The link in this email is for you alone: please do not pass it on.',
  appointmentManage: 'View or change your appointment',
  appointmentMovedSubject: 'Your appointment has been moved to {moment} ({reference})',
  appointmentMovedText:
    'Your appointment is now on {moment}. A planner will confirm the new time, with the price, {deadline}.',
  appointmentCancelledSubject: 'Your appointment on {moment} has been cancelled ({reference})',
  appointmentCancelledText:
    'Your appointment on {moment} will not take place. There is nothing else you need to do.',
  appointmentCancelledNext:
    'The attachment removes the appointment from your calendar. Booking again on our website takes {bookingTime}.',
  appointmentNotYou: 'If this was not you, please call us straight away.',
  calendarSummary: 'Cleaning by {brand}',
  calendarAsked:
    '{status}: open {url} and press the button, and we will hold this time for you.\nReference: {reference}\nQuestions? Call {phone}',
  calendarDescription:
    '{status}\nReference: {reference}\nView, move or cancel: {url}\nQuestions? Call {phone}',
  cvLabel: 'CV',
} satisfies TextsOf<'mail'>;
