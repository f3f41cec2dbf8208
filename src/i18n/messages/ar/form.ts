import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const form = {
  nameLabel: 'الاسم',
  companyLabel: 'الشركة',
  serviceLabel: 'نوع المكان',
  messageLabel: 'الرسالة',
  privacyLink: 'اطّلعوا على سياسة الخصوصية',
  requiredMark: 'حقل إلزامي',
  optional: '(اختياري)',
  summaryTitle: 'هناك ما يحتاج إلى تصحيح',
  summaryText: 'صحّحوا الحقول التالية ثم أعيدوا المحاولة.',
  close: 'إغلاق',
  notification: 'إشعار',
  notifications: 'الإشعارات ({hotkey})',
  invalid: 'يُرجى مراجعة الحقول المعلَّمة.',
  draftKept: 'تبقى إجاباتكم في علامة التبويب هذه إلى أن ترسلوها.',
  startOver: 'البدء من جديد',
  cleared: 'مُسح كل شيء.',
  undo: 'تراجع',
  failure: 'حدث خطأ ما. إجاباتكم ما زالت محفوظة هنا. يُرجى المحاولة من جديد.',
  offline: 'لا يوجد اتصال بالإنترنت. إجاباتكم ما زالت في النموذج.',
  answerLost: 'لا نعرف هل وصلت رسالتكم. أعيدوا إرسالها، فلن تصلنا مرتين.',
} satisfies TextsOf<'form'>;
