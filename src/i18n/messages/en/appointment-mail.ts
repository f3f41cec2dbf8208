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
    'If the new time does not suit you, use the link below to choose another or to cancel, free of charge {freeChange}. The updated appointment for your calendar is attached.',
  movedPendingNext:
    'We will confirm the new time {deadline}. If it does not suit you, use the link below to choose another or to cancel, free of charge {freeChange}. The updated appointment for your calendar is attached.',
  cancelledHeading: 'We have cancelled your appointment',
  cancelledText:
    'We have cancelled your appointment on {moment}. The reason is given below. There is nothing you need to do.',
  reasonLabel: 'Reason',
} satisfies TextsOf<'appointmentMail'>;
