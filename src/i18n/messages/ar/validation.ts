import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const validation = {
  nameRequired: 'أدخلوا اسمكم',
  tooLong: 'الحد الأقصى لعدد الأحرف: {max} (عدد الأحرف الزائدة: {excess})',
} satisfies TextsOf<'validation'>;
