import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const appointment = {
  title: 'حجز موعد | {brand}',
  description:
    'احجزوا عبر الإنترنت موعدًا لتنظيف مقرّكم. اختاروا اليوم والوقت، ويصلكم التأكيد مع السعر {confirmation}.',
  // {bookingTime} stands in the nominative: «دقيقتان».
  heading: 'احجزوا موعدكم: {bookingTime} لا أكثر',
  intro:
    'اختاروا اليوم والوقت المناسبين لكم. نحجزهما لكم ونؤكّد موعد التنظيف {confirmation}، بالبريد الإلكتروني ومع السعر.',
  received:
    'حجزنا لكم موعدًا مبدئيًا يوم {moment}. يصلكم تأكيدنا بالبريد الإلكتروني {deadline}. رقمكم المرجعي: \u2066{reference}\u2069.',
  slotTaken: 'سبقكم أحدهم إلى هذا الوقت ولم يعد متاحًا. اختاروا وقتًا آخر.',
  expectHeading: 'ماذا بعد الحجز؟',
  planTitle: 'الحجز',
  planText: 'تختارون اليوم والوقت، فنحجزهما لكم.',
  confirmTitle: 'التأكيد',
  confirmText: '{ConfirmationAgain}، بالبريد الإلكتروني ومع السعر. وعندئذٍ يصبح الموعد نهائيًا.',
  prepareTitle: 'التحضير',
  prepareText:
    'نناقش معكم رغباتكم وتسليم المفاتيح، بالهاتف أو البريد الإلكتروني. وإذا كنا لا نعرف مبناكم بعد، طلبنا في رسالة التأكيد جولة قصيرة فيه.',
  executeTitle: 'التنفيذ',
  executeText: 'يحضر الفريق في الوقت المؤكَّد، وينظّف، ثم يتحقق من كل شيء.',
  faqHeading: 'أسئلة شائعة',
  faqAhead: 'قبل كم من الوقت يجب أن أحجز؟',
  faqAheadText: '{BookAhead}. هل تحتاجون إلينا قبل ذلك؟ اتصلوا على الرقم {phone} لنرى ما يمكننا فعله.',
  faqChange: 'هل يمكنني تغيير موعدي؟',
  faqChangeText: 'نعم، والتغيير مجاني {freeChange}. استخدموا الرابط الوارد في رسالتنا. {lateCancellation}',
  faqPresent: 'هل يجب أن يحضر أحد منّا؟',
  faqPresentText: 'لا، ليس عند التنظيف. نتفق معكم مسبقًا على المفاتيح وجهاز الإنذار.',
  faqQuote: 'متى أعرف السعر؟',
  faqQuoteText:
    'سعر هذه الزيارة مذكور في رسالة التأكيد. هل تريدون زيارات منتظمة؟ بعد طلبكم يصلكم عرض سعر فيه المهام وعدد الزيارات والتكلفة.',
} satisfies TextsOf<'appointment'>;
