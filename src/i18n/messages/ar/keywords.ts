import type { TextsOf } from '#i18n/messages/nl/index.ts';
import { namesById } from '#i18n/service-names.ts';
import { serviceNames } from './service-names.ts';

export const keywords = {
  home: 'شركة تنظيف في أوتريخت، تنظيف الشركات، تنظيف المكاتب',
  services: 'خدمات التنظيف، تنظيف الشركات، تنظيف المكاتب، تنظيف الصيدليات',
  ...namesById(serviceNames, 'keywords'),
  about: 'عن {brand}، شركة تنظيف في أوتريخت، شركة تنظيف معتمدة، فرق ثابتة',
  contact: 'عرض سعر للتنظيف، عرض سعر مجاني، التواصل مع شركة تنظيف',
  blog: 'نصائح التنظيف، مدونة التنظيف، نظافة المكاتب',
  vacancies: 'وظائف تنظيف، عمال نظافة، العمل في التنظيف، طلب توظيف',
  testimonials: 'آراء العملاء، عملاء {brand}',
  appointment: 'حجز تنظيف، موعد مع شركة تنظيف، حجز عبر الإنترنت',
  callback: 'طلب مكالمة، اتصلوا بي، التواصل مع شركة تنظيف',
  price: 'تكلفة التنظيف، سعر تنظيف المكاتب، سعر المتر المربع',
  search: 'بحث، خدمات التنظيف',
  privacy: 'الخصوصية، البيانات الشخصية، اللائحة العامة لحماية البيانات',
  terms: 'الشروط والأحكام، عقد تنظيف، مهلة الإنهاء',
  cookies: 'ملفات تعريف الارتباط، التفضيلات، الموافقة',
  sitemap: 'خريطة الموقع، جميع الصفحات',
} satisfies TextsOf<'keywords'>;
