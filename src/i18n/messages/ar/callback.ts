import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const callback = {
  // «ساعتين» is {callbackHours} = 2 in words, as Arabic has a dual.
  title: 'اطلبوا مكالمة | {brand}',
  description:
    'اتركوا رقمكم. نتصل بكم في أيام العمل من {opens} إلى {closes} خلال ساعات قليلة بشأن عرض سعر أو موعد أو شكوى.',
  heading: 'نحن نتصل بكم',
  intro: 'اتركوا رقمكم، ونتصل بكم خلال ساعتين من ساعات الدوام.',
  dialogTitle: 'اطلبوا مكالمة',
  subjectLabel: 'الموضوع',
  subjectPlaceholder: 'اختاروا موضوعًا',
  timeLabel: 'متى يمكننا الاتصال بكم؟',
  'algemene-vraag': 'سؤال عام',
  'offerte-aanvraag': 'طلب عرض سعر',
  'afspraak-maken': 'حجز موعد',
  spoedhulp: 'حالة طارئة',
  klacht: 'شكوى',
  overig: 'موضوع آخر',
  ochtend: 'صباحًا (\u206609:00–12:00\u2069)',
  middag: 'ظهرًا (\u206612:00–17:00\u2069)',
  avond: 'مساءً (\u206617:00–20:00\u2069)',
  altijd: 'في أي وقت',
  submitLabel: 'اطلبوا مكالمة',
  pendingLabel: 'جارٍ الإرسال...',
  cancelLabel: 'إلغاء',
  privacyNote:
    'نستخدم بياناتكم لمعاودة الاتصال بكم (المادة 6(1)(ب) من اللائحة العامة لحماية البيانات)، ونحتفظ بها لمدة أقصاها 90 يومًا.',
  received: 'شكرًا لكم. سنتصل بكم {deadline}. رقمكم المرجعي: \u2066{reference}\u2069.',
  successTitle: 'أُرسل طلب المكالمة',
  successText: 'شكرًا لكم! سنتصل بكم خلال ساعتين.',
  failureTitle: 'خطأ',
  failureText: 'حدث خطأ. يُرجى المحاولة من جديد.',
  urgentText: 'هل تحتاجون إلى أحد الآن؟ اتصلوا بنا ليلًا أو نهارًا.',
} satisfies TextsOf<'callback'>;
