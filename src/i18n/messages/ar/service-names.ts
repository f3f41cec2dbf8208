/** The names of each service. `src/i18n/service-names.ts` says where each is shown. */
import type { ServiceNames } from '#i18n/service-names.ts';

export const serviceNames: ServiceNames = {
  pharmacy: {
    menu: 'الصيدليات',
    choice: 'صيدلية',
    cleaning: 'تنظيف الصيدليات',
    testimonial: 'تنظيف الصيدليات',
    keywords: 'تنظيف الصيدليات، تنظيف غرف تحضير الأدوية، التنظيف وفق GMP',
  },
  gp: {
    menu: 'عيادات أطباء الأسرة',
    choice: 'عيادة طبيب أسرة',
    cleaning: 'تنظيف عيادات أطباء الأسرة',
    testimonial: 'تنظيف عيادات أطباء الأسرة',
    keywords: 'تنظيف عيادات أطباء الأسرة، نظافة العيادات، الوقاية من العدوى',
  },
  sme: {
    menu: 'الشركات الصغيرة والمتوسطة',
    choice: 'شركة صغيرة أو متوسطة',
    cleaning: 'تنظيف الشركات الصغيرة والمتوسطة',
    testimonial: 'تنظيف الشركات الصغيرة والمتوسطة',
    keywords: 'تنظيف الشركات الصغيرة والمتوسطة، عقد تنظيف، تنظيف في أوقات مرنة',
  },
  office: {
    menu: 'المكاتب',
    choice: 'مكتب',
    cleaning: 'تنظيف المكاتب',
    testimonial: 'تنظيف المكاتب',
    keywords: 'تنظيف المكاتب، تنظيف المكاتب في أوتريخت، تنظيف يومي، نظافة مكان العمل',
  },
  care: {
    menu: 'مراكز الرعاية',
    choice: 'مركز رعاية',
    cleaning: 'تنظيف مراكز الرعاية',
    testimonial: 'تنظيف مراكز الرعاية',
    keywords: 'تنظيف مراكز الرعاية، تنظيف دور الرعاية، التنظيف وفق HACCP، الوقاية من العدوى',
  },
};
