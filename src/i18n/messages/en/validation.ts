import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const validation = {
  nameRequired: 'Enter your name',
  tooLong: 'Use no more than {max} characters ({excess} too many)',
} satisfies TextsOf<'validation'>;
