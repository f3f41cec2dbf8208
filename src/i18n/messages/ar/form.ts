import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const form = {
  nameLabel: 'الاسم',
  companyLabel: 'الشركة',
  emailLabel: 'البريد الإلكتروني',
  phoneLabel: 'رقم الهاتف',
  messageLabel: 'الرسالة',
  privacyLink: 'اطّلعوا على سياسة الخصوصية',
  requiredMark: 'حقل إلزامي',
  optional: '(اختياري)',
  summaryTitle: 'هناك ما يحتاج إلى تصحيح',
  summaryText: 'صحّحوا الحقول التالية، وبعدها يمكنكم الإرسال.',
  close: 'إغلاق',
  notification: 'إشعار',
  notifications: 'الإشعارات ({hotkey})',
  // The number of minutes stands apart: after a number the noun would need another form for 1, 2, 3 to 10 and 11.
  rateLimited:
    'أرسلتم طلبات كثيرة في وقت قصير. يُرجى المحاولة من جديد لاحقًا (مدة الانتظار بالدقائق: {minutes})، أو الاتصال على الرقم \u2066{phone}\u2069.',
  unavailable:
    'لا يمكننا حفظ طلبكم الآن. إجاباتكم ما زالت في النموذج. يُرجى المحاولة من جديد بعد دقيقة، أو الاتصال على الرقم \u2066{phone}\u2069.',
  unreadable: 'لم نتمكن من قراءة طلبكم. يُرجى المحاولة من جديد.',
  tooLarge: 'حجم طلبكم كبير جدًا. يُرجى اختصار الرسالة.',
  forbidden: 'لم نتمكن من التحقق من أن هذا الطلب وارد من موقعنا. يُرجى إعادة تحميل الصفحة.',
  methodNotAllowed: 'لا يمكن استخدام هذا العنوان بهذه الطريقة.',
  unsupported: 'لا يمكننا قراءة البيانات بهذه الصيغة.',
  invalid: 'يُرجى مراجعة الحقول المشار إليها.',
  startOver: 'مسح الكل',
  failure: 'حدث خطأ ما. إجاباتكم ما زالت محفوظة هنا. يُرجى المحاولة من جديد.',
  offline: 'لا يوجد اتصال بالإنترنت. إجاباتكم ما زالت في النموذج.',
} satisfies TextsOf<'form'>;
