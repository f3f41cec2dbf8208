import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const notFound = {
  title: 'الصفحة غير موجودة | {brand}',
  description:
    'هذه الصفحة غير موجودة أو نُقلت إلى عنوان آخر. من هنا يمكنكم الوصول إلى خدماتنا أو المدونة أو نموذج التواصل.',
  heading: 'الصفحة غير موجودة',
  // The verb means both to wipe and to delete.
  joke: 'مسحنا هذه الصفحة مع الغبار.',
  text: 'الصفحة التي تبحثون عنها غير موجودة أو نُقلت إلى عنوان آخر. قد يفيدكم أحد هذه الروابط.',
  homeLink: 'إلى الصفحة الرئيسية',
  backLink: 'الرجوع',
  popular: 'الأكثر زيارة',
  callText: 'أو اتصلوا بنا:',
} satisfies TextsOf<'notFound'>;
