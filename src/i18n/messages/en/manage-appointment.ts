import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const manageAppointment = {
  title: 'Manage your appointment | {brand}',
  description: 'View your appointment, choose another day or time, or cancel it.',
  name: 'Your appointment',
  intro: '{changing}',
  unknownTitle: 'We cannot find your appointment',
  unknownText:
    'Please open the link in our email about your appointment again. Still not working? Call us and quote your reference.',
  unavailableTitle: 'We cannot show your appointment right now',
  unavailableText: 'Please try again in a minute, or call {phone}.',
  momentLabel: 'Day and time',
  holdText: 'Press the button and we will hold this time for you.',
  holdDeadline: 'Please do so {deadline}. After that, someone else may book it.',
  holdEnded:
    'The button was not pressed in time, so we have released this time. It has not been taken yet: press the button now and we will hold it for you.',
  holdLostText: 'Call {phone} and we will find another time together.',
  holdLostMove: 'Choose another time below, or call {phone}.',
  holdLabel: 'Yes, hold this time for me',
  heldNext: 'We will email you our confirmation, with the price, {deadline}.',
  moved: 'Done. You will receive an email with the new time.',
  doneHeld: 'Thank you, all done.',
  kept: 'Done: your appointment stays as it is.',
  cancelledText: 'There is nothing else you need to do. Booking again takes {bookingTime}.',
  lateText: 'Your appointment starts {lateChange}. It can only be moved by phone now: call {phone}.',
  pastText: 'Need us again? Booking takes {bookingTime}.',
  endedTitle: 'This link no longer works',
  endedText:
    'Your appointment was some time ago. Any questions about it? Call {phone}. Booking again takes {bookingTime}.',
  bookAgain: 'Book again',
  moveTitle: 'Move it',
  moveText: 'Choose a day and you will see which times are free.',
  dayLabel: 'New day',
  timeLabel: 'New time',
  ownTime: 'your time',
  moveLabel: 'Move my appointment',
  noDays: 'All times are taken for the coming weeks. Call {phone} and we will find you one.',
  cancelTitle: 'Cancel it',
  keepLabel: 'No, keep my appointment',
  cancelQuestion: 'Do you want to cancel your appointment on {moment}?',
  withdrawQuestion: 'Do you no longer need an appointment?',
  cancelUndo: 'You can then undo this for {undoTime}, while we hold the time for you.',
  cancelConfirm: 'Yes, cancel my appointment',
  cancellingText:
    'We will hold the time until {time}. After that, we will confirm the cancellation by email.',
  undoLabel: 'Undo',
  contactTitle: 'Would you rather call?',
  contactText: 'Quote your reference and we will find your appointment straight away.',
  tooManyHeld:
    'This email address or internet connection already has several slots on hold. Call {phone} and we will find a time together.',
  movedTooOften:
    'This appointment has been moved many times already. Call {phone} and we will find another time together.',
} satisfies TextsOf<'manageAppointment'>;
