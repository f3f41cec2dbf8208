import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const mail = {
  // No isolate in a subject: mail filters distrust such characters there.
  contactSubject: 'وصلنا طلبكم للحصول على عرض سعر ({reference})',
  contactHeading: 'وصلنا طلبكم',
  contactText:
    'شكرًا لطلبكم عرض سعر من {brand}. سيقرأ أحد موظفينا رسالتكم ويردّ عليكم في موعد أقصاه {deadline}.',
  referenceLabel: 'رقمكم المرجعي',
  contactNext: 'نقترح عليكم أولًا جولة قصيرة في مقرّكم، وبعدها يصلكم عرض سعر واضح، دون أي التزام من جانبكم.',
  questions:
    'لديكم أسئلة؟ اتصلوا على الرقم \u2066{phone}\u2069 أو ردّوا على هذه الرسالة مع ذكر رقمكم المرجعي.',
  greeting: 'مع أطيب التحيات،',
  signature: 'فريق {brand}',
  notYou: 'إذا لم تكونوا أنتم من أرسل هذا الطلب، فيمكنكم تجاهل هذه الرسالة.',
} satisfies TextsOf<'mail'>;
