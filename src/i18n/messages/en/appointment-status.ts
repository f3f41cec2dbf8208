import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const appointmentStatus = {
  title: 'Status',
  asked: 'One more step',
  held: 'We are holding this time for you',
  confirmed: 'Your appointment is confirmed',
  ended: 'We are no longer holding this time for you',
  lost: 'This time is no longer available',
  moved: 'Your appointment has been moved',
  movedByUs: 'We have moved your appointment',
  cancelling: 'Your appointment is being cancelled',
  cancelled: 'Your appointment has been cancelled',
  cancelledByUs: 'We have cancelled your appointment',
  past: 'This appointment is in the past',
} satisfies TextsOf<'appointmentStatus'>;
