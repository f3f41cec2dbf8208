import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const validation = {
  nameRequired: 'Indiquez votre nom',
  serviceRequired: 'Choisissez le type de locaux',
  tooLong: '{max} caractères au maximum ({excess} de trop)',
} satisfies TextsOf<'validation'>;
