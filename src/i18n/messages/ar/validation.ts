import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const validation = {
  nameRequired: 'أدخلوا اسمكم',
  companyRequired: 'أدخلوا اسم شركتكم',
  emailRequired: 'أدخلوا بريدكم الإلكتروني',
  emailInvalid: 'عنوان البريد الإلكتروني غير صالح',
  phoneInvalid: 'أدخلوا رقم هاتف صالحًا، مثل \u2066030\u00a0123\u00a045\u00a067\u2069',
  serviceRequired: 'اختاروا خدمة',
  // The number stands at the end: after it the noun would change its form.
  nameTooShort: 'يجب ألا يقل الاسم عن حرفين',
  phoneTooShort: 'يجب ألا يقل رقم الهاتف عن 10 خانات',
  addressTooShort: 'يجب ألا يقل العنوان عن 5 أحرف',
  subjectRequired: 'اختاروا موضوعًا',
  choiceInvalid: 'اختاروا أحد الخيارات',
  frequencyRequired: 'اختاروا عدد المرات',
  squareMetersInvalid: 'أدخلوا عددًا صحيحًا، مثل 340',
  dateRequired: 'اختاروا تاريخًا',
  dateUnavailable: 'لا يمكن الحجز في هذا اليوم. اختاروا تاريخًا آخر',
  timeRequired: 'اختاروا وقتًا',
  timeUnavailable: 'لم يعد هذا الوقت متاحًا. اختاروا وقتًا آخر',
  positionRequired: 'اختاروا وظيفة',
  experienceRequired: 'اختاروا خبرتكم',
  availabilityRequired: 'اختاروا أوقات تفرّغكم',
  motivationTooShort: 'اكتبوا عن دوافعكم ما لا يقل عن 50 حرفًا',
  ratingRequired: 'اختاروا تقييمًا من نجمة واحدة إلى 5 نجوم',
  testimonialRequired: 'أخبرونا بكلمات قليلة عن رأيكم في عملنا',
  tooLong: 'الحد الأقصى لعدد الأحرف: {max}',
} satisfies TextsOf<'validation'>;
