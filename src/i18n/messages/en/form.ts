import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const form = {
  nameLabel: 'Name',
  companyLabel: 'Company',
  serviceLabel: 'Type of premises',
  serviceRequired: 'Choose the type of premises',
  messageLabel: 'Message',
  privacyLink: 'Read our privacy statement',
  requiredMark: 'Required field',
  optional: '(optional)',
  summaryTitle: 'Some answers need another look',
  summaryText: 'Please correct the fields below and try again.',
  close: 'Close',
  notification: 'Notification',
  notifications: 'Notifications ({hotkey})',
  invalid: 'Please check the marked fields.',
  draftKept: 'Your answers stay in this tab until you send them.',
  startOver: 'Start again',
  cleared: 'Everything has been cleared.',
  undo: 'Undo',
  failure: 'Something went wrong. Your answers are still here. Please try again.',
  offline: 'You are not connected to the internet. Your answers are still here.',
  answerLost:
    'We do not know whether your message reached us. Please send it again: it will never arrive twice.',
} satisfies TextsOf<'form'>;
