import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const callback = {
  // The noun stands in the plural behind «من»: right for every number, while Arabic has a dual for 2.
  title: 'اطلبوا مكالمة | {brand}',
  description:
    'اتركوا رقمكم. نتصل بكم خلال {callbackHours} من ساعات العمل (أيام العمل، من {opens} إلى {closes}) بشأن عرض سعر أو موعد أو شكوى.',
  heading: 'نحن نتصل بكم',
  intro: 'اتركوا رقمكم، ونتصل بكم في مدة أقصاها {callbackHours} من ساعات العمل.',
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
  middag: 'بعد الظهر (\u206612:00–17:00\u2069)',
  avond: 'مساءً (\u206617:00–20:00\u2069)',
  altijd: 'في أي وقت',
  submitLabel: 'اطلبوا مكالمة',
  pendingLabel: 'جارٍ الإرسال...',
  cancelLabel: 'إلغاء',
  privacyNote:
    'نستخدم بياناتكم للاتصال بكم (المادة 6(1)(ب) من اللائحة العامة لحماية البيانات)، ونحتفظ بها لمدة أقصاها 90 يومًا.',
  received: 'شكرًا لكم! سنعاود الاتصال بكم {callback}: {deadline}. رقمكم المرجعي: \u2066{reference}\u2069.',
  receivedPart:
    'شكرًا لكم! سنتصل بكم في الفترة التي اخترتموها: {deadline}. رقمكم المرجعي: \u2066{reference}\u2069.',
  receivedUrgent:
    'شكرًا لكم! إذا كان الأمر لا يحتمل الانتظار فاتصلوا على الرقم {phone} ليلًا أو نهارًا. وإلا فسنعاود الاتصال بكم {callback}: {deadline}. رقمكم المرجعي: \u2066{reference}\u2069.',
  successTitle: 'تم إرسال طلب المكالمة',
  failureTitle: 'تعذّر الإرسال',
  failureText: 'حدث خطأ. يُرجى المحاولة من جديد.',
  urgentText: 'هل تحتاجون إلينا الآن؟ اتصلوا بنا ليلًا أو نهارًا.',
  subjectRequired: 'اختاروا موضوعًا',
  choiceInvalid: 'اختاروا أحد الخيارات',
} satisfies TextsOf<'callback'>;
