import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const confirmation = {
  title: 'شكرًا لكم | {brand}',
  description: 'وصلتنا رسالتكم. تجدون هنا رقمكم المرجعي والخطوات التالية وموعد ردّنا عليكم.',
  heading: 'شكرًا لكم، وصلتنا رسالتكم',
  text: 'وصلنا كل شيء كما ينبغي. وستتلقون أيضًا تأكيدًا بالبريد الإلكتروني.',
  referenceTitle: 'رقمكم المرجعي',
  deadlineTitle: 'سنردّ عليكم',
  deadlineText: 'في موعد أقصاه {deadline}',
  deadlineGeneral: 'خلال {replyHours} ساعة في أيام العمل',
  nextTitle: 'ما الخطوات التالية؟',
  next1: 'يقرأ أحد موظفينا رسالتكم.',
  next2: 'نتصل بكم أو نراسلكم لنقترح جولة قصيرة في المكان.',
  next3: 'بعد الجولة يصلكم عرض سعر واضح، دون أي التزام من جانبكم.',
  contactTitle: 'هل لديكم سؤال آخر؟',
  contactText: 'اذكروا رقمكم المرجعي لنجد طلبكم فورًا.',
} satisfies TextsOf<'confirmation'>;
