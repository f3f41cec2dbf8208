import type { TextsOf } from '#i18n/messages/nl/index.ts';
import { namesByValue } from '#i18n/service-names.ts';
import { serviceNames } from './service-names.ts';

export const testimonialForm = {
  stars: '{stars} من {ratingBest} نجوم',
  locationLabel: 'المدينة',
  serviceLabel: 'أي خدمة تنظيف نقدّمها لكم؟',
  servicePlaceholder: 'اختاروا خدمة',
  ...namesByValue(serviceNames, 'testimonial'),
  'Algemene Schoonmaak': 'تنظيف عام',
  ratingLabel: 'تقييمكم',
  textLabel: 'تجربتكم',
  textHint: 'مثلًا: منذ متى نأتي إليكم وما الذي تلاحظونه.',
  consentLabel: 'يمكنكم نشر اسمي مع النص. إن لم أضع علامة، يُنشر النص دون اسمي.',
  submitLabel: 'إرسال تجربتي',
  pendingLabel: 'جارٍ الإرسال…',
  privacyNote:
    'توافقون على أن ننشر نصّكم وتقييمكم، مع اسم الشركة والمدينة إن ذكرتموهما. ونحتفظ بها إلى أن تسحبوا موافقتكم.',
  successTitle: 'تم إرسال رأيكم',
  successText: 'شكرًا على رأيكم! سننظر في نشره.',
  failureTitle: 'تعذّر الإرسال',
  ratingRequired: 'اختاروا تقييمًا من نجمة واحدة إلى 5 نجوم',
  testimonialRequired: 'أخبرونا برأيكم في عملنا بكلمات قليلة',
} satisfies TextsOf<'testimonialForm'>;
