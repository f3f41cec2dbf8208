import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const visitAddress = {
  title: 'إلى أين نأتي؟',
  label: 'العنوان',
  text: 'اكتبوا عنوان الموعد أو عدّلوه {freeChange}، ليعرف فريقنا وجهته.',
  streetLabel: 'الشارع ورقم المبنى',
  postcodeLabel: 'الرمز البريدي',
  placeLabel: 'المدينة',
  save: 'حفظ العنوان',
  saved: 'شكرًا لكم، أصبحنا نعرف إلى أين نأتي.',
  streetRequired: 'اكتبوا اسم الشارع ورقم المبنى',
  postcodeInvalid: 'اكتبوا الرمز البريدي الهولندي، مثل 3511 AB',
  placeRequired: 'اكتبوا اسم المدينة',
} satisfies TextsOf<'visitAddress'>;
