import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const manageAppointment = {
  title: 'Manage your appointment | {brand}',
  description: 'View your appointment, choose another day or time, or cancel it.',
  name: 'Your appointment',
  intro: 'View, move or cancel your appointment. Changes are free of charge {freeChange}.',
  unknownTitle: 'We cannot find your appointment',
  unknownText:
    'Please open the link in our email about your appointment again. Still not working? Call us and quote your reference.',
  unavailableTitle: 'We cannot show your appointment right now',
  unavailableText: 'Please try again in a minute, or call {phone}.',
  momentLabel: 'Day and time',
  moved: 'Your appointment has been moved. You will receive an email with the new time.',
  kept: 'Your appointment stays as it is.',
  cancelledTitle: 'This appointment has been cancelled',
  cancelledText: 'There is nothing else you need to do. Booking a new appointment takes {bookingTime}.',
  lateTitle: 'Changes are now by phone only',
  lateText:
    'Your appointment starts {lateChange}. Call {phone} and we will sort it out with you. {lateCancellation}',
  pastTitle: 'This appointment is in the past',
  pastText: 'Do you need us again? Booking a new appointment takes {bookingTime}.',
  endedTitle: 'This link no longer works',
  endedText:
    'The date of your appointment was some time ago. Any questions about it? Call {phone}. Booking a new appointment takes {bookingTime}.',
  bookAgain: 'Book a new appointment',
  moveTitle: 'Move it',
  moveText: 'Choose a day and you will see which times are free.',
  dayLabel: 'New day',
  timeLabel: 'New time',
  moveLabel: 'Move my appointment',
  noDays: 'All times are taken for the coming weeks. Call {phone} and we will find you one.',
  cancelTitle: 'Cancel it',
  cancelText: 'Plans changed? Cancel your appointment and someone else can have the time.',
  cancelLabel: 'Cancel my appointment',
  keepLabel: 'No, keep my appointment',
  cancelQuestion: 'Do you want to cancel your appointment on {moment}?',
  cancelUndo: 'You can undo this for {undoTime}. We will hold the time for you until then.',
  cancelConfirm: 'Yes, cancel my appointment',
  cancellingTitle: 'Your appointment is being cancelled',
  cancellingText:
    'We hold the time for you until {time}. After that, an email will confirm that your appointment has been cancelled.',
  undoLabel: 'Undo',
  contactTitle: 'Would you rather call?',
  contactText: 'Quote your reference and we will have your appointment in front of us.',
  movedTooOften:
    'This appointment has been moved many times already. Call {phone} and we will find another time together.',
} satisfies TextsOf<'manageAppointment'>;
