import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const person = {
  emailLabel: 'البريد الإلكتروني',
  phoneLabel: 'رقم الهاتف',
  companyRequired: 'أدخلوا اسم شركتكم',
  emailRequired: 'أدخلوا بريدكم الإلكتروني',
  emailInvalid: 'عنوان البريد الإلكتروني غير صالح. مثال: \u2066name@example.com\u2069',
  phoneRequired: 'أدخلوا رقم هاتفكم',
  phoneInvalid: 'أدخلوا رقم هاتف صالحًا، مثل \u2066030\u00a0123\u00a045\u00a067\u2069',
} satisfies TextsOf<'person'>;
