import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const appointmentMail = {
  confirmedSubject: 'Your appointment on {moment} is confirmed ({reference})',
  confirmedHeading: 'Your appointment is confirmed',
  confirmedText:
    'Our team will come and clean on {moment}. From now on this appointment is fixed, for you and for us.',
  priceLabel: 'Price per visit',
  price: '{amount}, excluding VAT',
  walkThrough:
    'Your building is new to us. A planner will therefore contact you to arrange a short site visit beforehand.',
  confirmedNext:
    'The confirmed appointment for your calendar is attached. Nobody needs to be there while we clean. Moving or cancelling it is free of charge {freeChange}. The link below is for you alone: please do not pass it on.',
  movedSubject: 'We have moved your appointment to {moment} ({reference})',
  movedHeading: 'We have moved your appointment',
  movedText: 'Your appointment was on {before} and is now on {moment}.',
  movedNext:
    'Does the new time not suit you? Choose another one or cancel with the link below, free of charge {freeChange}. The updated appointment for your calendar is attached.',
  movedPendingNext:
    'We will confirm the new time {deadline}. Does it not suit you? Choose another one or cancel with the link below, free of charge {freeChange}. The updated appointment for your calendar is attached.',
  reasonLabel: 'Reason',
} satisfies TextsOf<'appointmentMail'>;
