import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const mail = {
  salutation: 'تحية طيبة وبعد،',
  // No isolate in a subject: mail filters distrust such characters there.
  contactSubject: 'وصلنا طلبكم للحصول على عرض سعر ({reference})',
  contactHeading: 'وصلنا طلبكم',
  contactText: 'شكرًا على طلبكم عرض سعر من {brand}. سيقرأ أحد موظفينا رسالتكم ويردّ عليكم {deadline}.',
  referenceLabel: 'رقمكم المرجعي',
  contactNext: 'نقترح عليكم أولًا جولة قصيرة في مقرّكم، وبعدها يصلكم عرض سعر واضح، دون أي التزام من جانبكم.',
  callbackSubject: 'سنتصل بكم ({reference})',
  callbackHeading: 'سنتصل بكم',
  callbackText: 'شكرًا على تواصلكم مع {brand}. سنتصل بكم {deadline} على الرقم الذي تركتموه.',
  callbackNext:
    'هل الرقم غير صحيح، أو لن تتمكنوا من الرد؟ اتصلوا بنا في أيام العمل من الساعة {opens} إلى الساعة {closes}.',
  callbackUrgent: 'هل تحتاجون إلينا الآن؟ اتصلوا على الرقم {phone} ليلًا أو نهارًا، واذكروا رقمكم المرجعي.',
  applicationSubject: 'وصلنا طلب التوظيف ({reference})',
  applicationHeading: 'وصلنا طلب التوظيف',
  applicationText:
    'شكرًا على تقدّمكم للعمل لدى {brand}. سيقرأ أحد موظفينا طلبكم، ويصلكم ردّنا {deadline}، حتى لو كان بالاعتذار.',
  applicationNext:
    'سنتصل بكم أو نراسلكم. وإذا كان العمل مناسبًا لكم ولنا، تعارفنا وتحدثنا عن العمل والساعات والأجر.',
  applicationInvitedSubject: 'يسعدنا أن نلتقي بكم ({reference})',
  applicationInvitedHeading: 'يسعدنا أن نلتقي بكم',
  applicationInvitedText: 'شكرًا على تقدّمكم للعمل لدى {brand}. نودّ أن نتحدث معكم عن العمل والساعات والأجر.',
  applicationInvitedNext:
    'سنتصل بكم على الرقم الذي ذكرتموه لنتفق على يوم وساعة. ويمكنكم أيضًا الاتصال بنا في أيام العمل من الساعة {opens} إلى الساعة {closes}.',
  applicationRejectedSubject: 'ردّنا على طلب التوظيف ({reference})',
  applicationRejectedHeading: 'ردّنا على طلب التوظيف',
  applicationRejectedText:
    'شكرًا على تقدّمكم للعمل لدى {brand} وعلى الوقت الذي خصّصتموه لذلك. قرأنا طلبكم بعناية، لكننا اخترنا شخصًا آخر. ونتفهّم أن هذا الردّ ليس ما كنتم تأملونه.',
  applicationRejectedNext:
    'سنحذف طلبكم في موعد أقصاه {removal}. وإذا رأيتم لدينا لاحقًا عملًا يناسبكم أكثر، فنرحب بتقدّمكم من جديد.',
  applicationHiredSubject: 'يسعدنا انضمامكم إلينا ({reference})',
  applicationHiredHeading: 'يسعدنا انضمامكم إلينا',
  applicationHiredText: 'خبر سار: نودّ توظيفكم لدى {brand}.',
  applicationHiredNext: 'سنتصل بكم على الرقم الذي ذكرتموه للحديث عن أول يوم عمل وعن العقد.',
  applicationNotYou: 'إذا لم تتقدّموا للعمل لدينا، فيمكنكم تجاهل هذه الرسالة.',
  newsletterSubject: 'أكّدوا اشتراككم في نشرة {brand} البريدية',
  newsletterHeading: 'بقيت خطوتان',
  newsletterText:
    'أُدخل هذا العنوان للاشتراك في نشرة {brand}. هل ترغبون في تلقيها؟ يتم ذلك في خطوتين: افتحوا موقعنا عبر الرابط أدناه، ثم اضغطوا على «نعم، أرغب في الاشتراك».',
  newsletterConfirm: 'افتحوا موقعنا للتأكيد',
  newsletterNotYou: 'إذا لم تطلبوا هذا الاشتراك، فتجاهلوا هذه الرسالة. لا نرسل إليكم شيئًا دون تأكيدكم.',
  questions: 'هل لديكم أسئلة؟ اتصلوا على الرقم {phone} أو ردّوا على هذه الرسالة مع ذكر رقمكم المرجعي.',
  greeting: 'مع أطيب التحيات،',
  signature: 'فريق {brand}',
  reason: 'وصلتكم هذه الرسالة لأن هذا العنوان أُدخل في موقع {website}.',
  notYou: 'إذا لم تكونوا أنتم من أرسل هذا الطلب، فيمكنكم تجاهل هذه الرسالة.',
  appointmentSubject: 'بقيت خطوة واحدة لحجز زيارة التنظيف: {moment} ({reference})',
  appointmentText:
    'طلبتم زيارة تنظيف أولى من {brand}. وكي نحتفظ لكم بهذا الوقت، اضغطوا على الزر أدناه ثم على الزر في الصفحة التي تُفتح، وذلك {deadline}. بعدها يمكن لغيركم حجز هذا الوقت.',
  appointmentHold:
    'بعد الضغطة الثانية يصلكم تأكيدنا مع السعر بالبريد الإلكتروني، {confirmation}. {priceOffer} {indicativePrice}',
  appointmentMomentLabel: 'اليوم والوقت',
  appointmentNext:
    '{changing} في المرفق ملف يضيف الموعد إلى تقويمكم. الرابط في هذه الرسالة لكم وحدكم، فلا تعطوه لأحد.',
  appointmentManage: 'عرض موعدكم أو تغييره',
  appointmentMovedSubject: 'تم تغيير موعدكم إلى يوم {moment} ({reference})',
  appointmentMovedText:
    'موعدكم الآن يوم {moment}. سيؤكّد لكم مسؤول المواعيد الوقت الجديد مع السعر {deadline}.',
  appointmentCancelledSubject: 'أُلغي موعدكم المحدد يوم {moment} ({reference})',
  appointmentCancelledText: 'أُلغي موعدكم المحدد يوم {moment}. لا يلزمكم أي إجراء آخر.',
  appointmentCancelledNext:
    'يحذف المرفق الموعد من تقويمكم. ويمكنكم حجز زيارة جديدة عبر موقعنا في {bookingTime}.',
  appointmentNotYou: 'إذا لم تكونوا أنتم من فعل ذلك، فاتصلوا بنا فورًا.',
  calendarSummary: 'زيارة تنظيف من {brand}',
  // The address on a line of its own: an isolate around it would become part of the link.
  calendarAsked:
    '{status}: افتحوا الرابط واضغطوا على الزر، فنحتفظ لكم بهذا الوقت.\n{url}\nالرقم المرجعي: \u2066{reference}\u2069\nأسئلة؟ اتصلوا على الرقم \u2066{phone}\u2069',
  calendarDescription:
    '{status}\nالرقم المرجعي: \u2066{reference}\u2069\nعرض الموعد أو تغييره أو إلغاؤه:\n{url}\nأسئلة؟ اتصلوا على الرقم \u2066{phone}\u2069',
  cvLabel: 'السيرة الذاتية',
} satisfies TextsOf<'mail'>;
