import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const consent = {
  heading: 'هل تسمحون لنا بقياس استخدام الموقع؟',
  text: 'لا نضع ملفات تعريف ارتباط للقياس دون موافقتكم. يمكنكم تغيير اختياركم في أسفل كل صفحة.',
  refuse: 'رفض',
  accept: 'سماح',
  settings: 'الإعدادات',
  analytics: 'الإحصاءات',
  ads: 'الإحصاءات والإعلانات',
  save: 'حفظ الاختيار',
  change: 'تفضيلات ملفات الارتباط',
} satisfies TextsOf<'consent'>;
