import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const appointment = {
  title: 'حجز موعد | {brand}',
  description:
    'احجزوا عبر الإنترنت موعدًا لتنظيف مقرّكم. اختاروا اليوم والوقت، ويصلكم التأكيد بالبريد الإلكتروني خلال {confirmationHours} ساعة.',
  // {bookingTime} stands in the nominative: «دقيقتان».
  heading: 'احجزوا موعدكم: {bookingTime} لا أكثر',
  intro:
    'اختاروا اليوم والوقت المناسبين لكم. يصلكم التأكيد بالبريد الإلكتروني خلال {confirmationHours} ساعة.',
  received:
    'حجزنا لكم موعدًا مبدئيًا يوم {moment}. يصلكم تأكيدنا بالبريد الإلكتروني {deadline}. رقمكم المرجعي: \u2066{reference}\u2069.',
  slotTaken: 'سبقكم أحدهم إلى هذا الوقت ولم يعد متاحًا. اختاروا وقتًا آخر.',
  tooMany:
    'يوجد بالفعل {max} من المواعيد لهذا البريد الإلكتروني أو رقم الهاتف. اتصل بنا على {phone} إذا رغبت في موعد آخر.',
  expectHeading: 'ماذا بعد الحجز؟',
  planTitle: 'الحجز',
  planText: 'تختارون اليوم والوقت.',
  confirmTitle: 'التأكيد',
  confirmText: 'خلال {confirmationHours} ساعة، بالبريد الإلكتروني.',
  prepareTitle: 'التحضير',
  prepareText: 'نناقش رغباتكم معكم ونضع خطة عمل.',
  executeTitle: 'التنفيذ',
  executeText: 'يحضر فريقنا، وينظّف، ثم يتحقق من كل شيء.',
  faqHeading: 'أسئلة شائعة',
  faqAhead: 'قبل الموعد بكم يجب أن أحجز؟',
  faqAheadText:
    'قبل الموعد بما لا يقل عن {bookAheadHours} ساعة. هل تحتاجون إلينا قبل ذلك؟ اتصلوا على الرقم {phone} لنرى ما يمكننا فعله.',
  faqChange: 'هل يمكنني تغيير موعدي؟',
  faqChangeText:
    'نعم، مجانًا، ما بقي على الموعد {freeChangeHours} ساعة أو أكثر. استخدموا الرابط الوارد في رسالة التأكيد.',
  faqPresent: 'هل يجب أن يحضر أحد منّا؟',
  faqPresentText: 'لا. نتفق معكم مسبقًا على المفاتيح وجهاز الإنذار.',
  faqQuote: 'متى أعرف السعر؟',
  faqQuoteText: 'بعد طلبكم يصلكم عرض سعر مكتوب، نوضح فيه ما نقوم به وعدد المرات والتكلفة.',
} satisfies TextsOf<'appointment'>;
