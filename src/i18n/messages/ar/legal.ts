import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const legal = {
  updated: 'آخر تعديل: {date}',
  contentsHeading: 'في هذه الصفحة',
  retentionCaption: 'مدد الاحتفاظ بالبيانات',
  retentionWhat: 'البيانات',
  retentionPeriod: 'مدة الاحتفاظ',
  application: 'طلب التوظيف',
  applicationPeriod:
    '{period} بعد قرارنا؛ وبموافقتكم {longer}. وإن لم يصدر قرار، فالحد الأقصى {latest} من استلامه',
  testimonial: 'رأي أحد العملاء',
  testimonialPeriod: 'إلى أن تطلبوا منا حذفه',
  callback: 'طلب مكالمة',
  contact: 'التواصل وطلب عرض السعر',
  appointment: 'الموعد',
  quarantined: 'رسالة يُشتبه في أنها مزعجة (spam)',
  blockedSender: 'رمز عنوان بريد إلكتروني نحظره مؤقتًا',
  mailBody: 'نص الرسائل التي يرسلها الموقع',
  rateLimitMark: 'رمز لمنع إساءة استخدام النماذج',
  newsletter: 'الاشتراك في النشرة البريدية',
  newsletterPeriod: 'إلى أن تلغوه، أو {period} إن لم تؤكّدوه',
  session: 'جلسة مستخدم سجّل دخوله',
  knownDevice: 'الجهاز الذي سجّل منه أحد الموظفين دخوله',
  auditLog: 'من سجّل الدخول، وما فعله الموظفون بالبيانات',
  suppressedRecipient: 'رمز عنوان بريد إلكتروني يرفض رسائلنا',
} satisfies TextsOf<'legal'>;
