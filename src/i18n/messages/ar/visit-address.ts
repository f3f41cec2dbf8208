import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const visitAddress = {
  title: 'إلى أين نأتي؟',
  label: 'العنوان',
  text: 'اكتبوا أو عدّلوا عنوان الموعد {freeChange}، ليعرف فريقنا وجهته.',
  streetLabel: 'الشارع ورقم المبنى',
  postcodeLabel: 'الرمز البريدي',
  placeLabel: 'المدينة',
  save: 'حفظ العنوان',
  saved: 'شكرًا لكم، أصبحنا نعرف إلى أين نأتي.',
  streetRequired: 'اكتبوا اسم الشارع ورقم المبنى',
  postcodeInvalid: 'اكتبوا الرمز البريدي الهولندي، مثل \u20663511\u00a0AB\u2069',
  placeRequired: 'اكتبوا اسم المدينة',
  tooOften: 'سبق تغيير هذا العنوان مرات كثيرة. اتصلوا على الرقم {phone} لنعدّله لكم.',
} satisfies TextsOf<'visitAddress'>;
