import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const validation = {
  nameRequired: 'Indiquez votre nom',
  tooLong: '{max} caractères au maximum ({excess} de trop)',
} satisfies TextsOf<'validation'>;
