import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const search = {
  title: 'البحث في هذا الموقع | {brand}',
  description:
    'ابحثوا في جميع صفحات {brand} ومقالاتها: الخدمات وطرق التنظيف والمعايير والأسعار والوظائف وبيانات الاتصال.',
  heading: 'البحث',
  label: 'عمّ تبحثون؟',
  hint: 'مثلًا: الأرضيات أو HACCP أو العقد.',
  submit: 'بحث',
  resultsHeading: 'النتائج',
  loading: 'جارٍ البحث…',
  found: 'نتائج البحث عن «{query}»: {count}',
  none: 'لا توجد نتائج لـ «{query}». جرّبوا كلمة أقصر أو كلمة أخرى، أو اختاروا صفحة من القائمة.',
  failed: 'البحث لا يعمل الآن. حاولوا مجددًا بعد دقيقة، أو اختاروا صفحة من القائمة.',
  more: 'عرض المزيد من النتائج',
  popular: 'الأكثر زيارة',
} satisfies TextsOf<'search'>;
