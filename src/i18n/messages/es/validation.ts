import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const validation = {
  nameRequired: 'Escriba su nombre',
  tooLong: 'Escriba {max} caracteres como máximo (hay {excess} de más)',
} satisfies TextsOf<'validation'>;
