import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const validation = {
  nameRequired: 'Bitte geben Sie Ihren Namen ein',
  tooLong: 'Bitte höchstens {max} Zeichen ({excess} zu viel)',
} satisfies TextsOf<'validation'>;
