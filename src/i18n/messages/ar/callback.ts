import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const callback = {
  title: 'اطلبوا مكالمة | {brand}',
  description:
    'اتركوا رقمكم ونتصل بكم {callback}، أو في الفترة التي تختارونها، بشأن عرض سعر أو موعد أو شكوى.',
  heading: 'نحن نتصل بكم',
  intro:
    'اتركوا رقمكم ونتصل بكم {callback}، أو في الفترة التي تختارونها. وساعات عملنا في أيام العمل من الساعة {opens} إلى الساعة {closes}.',
  dialogTitle: 'اطلبوا مكالمة',
  subjectLabel: 'الموضوع',
  subjectPlaceholder: 'اختاروا موضوعًا',
  timeLabel: 'متى يمكننا الاتصال بكم؟',
  timePlaceholder: 'اختاروا وقتًا من اليوم',
  moreLabel: 'إضافة بريد إلكتروني أو رسالة',
  'algemene-vraag': 'سؤال عام',
  'offerte-aanvraag': 'طلب عرض سعر',
  'afspraak-maken': 'حجز موعد',
  spoedhulp: 'حالة طارئة',
  klacht: 'شكوى',
  overig: 'موضوع آخر',
  ochtend: 'صباحًا (من 09:00 إلى 12:00)',
  middag: 'بعد الظهر (من 12:00 إلى 17:00)',
  avond: 'مساءً (من 17:00 إلى 20:00)',
  altijd: 'في أي وقت',
  submitLabel: 'إرسال الطلب',
  pendingLabel: 'جارٍ الإرسال…',
  cancelLabel: 'إلغاء',
  privacyNote: 'نستخدم بياناتكم للاتصال بكم، ونحتفظ بها لمدة أقصاها 90 يومًا.',
  received: 'شكرًا لكم! سنتصل بكم {callback}: {deadline}. رقمكم المرجعي: \u2066{reference}\u2069.',
  receivedPart:
    'شكرًا لكم! سنتصل بكم في الفترة التي اخترتموها: {deadline}. رقمكم المرجعي: \u2066{reference}\u2069.',
  receivedUrgent:
    'شكرًا لكم! إذا كان الأمر لا يحتمل الانتظار فاتصلوا على الرقم {phone} ليلًا أو نهارًا. وإلا فسنتصل بكم {callback}: {deadline}. رقمكم المرجعي: \u2066{reference}\u2069.',
  successTitle: 'تم إرسال طلب المكالمة',
  failureTitle: 'تعذّر الإرسال',
  failureText: 'حدث خطأ. يُرجى المحاولة من جديد.',
  urgentText: 'هل تحتاجون إلينا الآن؟ اتصلوا بنا ليلًا أو نهارًا.',
  urgentCall: 'اتصلوا على {phone}',
  subjectRequired: 'اختاروا موضوعًا',
  choiceInvalid: 'اختاروا أحد الخيارات',
} satisfies TextsOf<'callback'>;
