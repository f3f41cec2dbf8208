import type { TextsOf } from '#i18n/messages/nl/index.ts';
import { namesByValue } from '#i18n/service-names.ts';
import { serviceNames } from './service-names.ts';

export const contact = {
  title: 'تواصلوا معنا واطلبوا عرض سعر مجانيًا | {brand}',
  description:
    'اطلبوا عرض سعر مجانيًا لتنظيف مقرّكم. نردّ {reply}، وهاتفنا متاح فيها من الساعة {opens} إلى الساعة {closes}.',
  heading: 'اطلبوا عرض سعر مجانيًا',
  intro: 'أخبرونا باختصار بما يحتاج إلى تنظيف، ويردّ عليكم أحد موظفينا {reply}.',
  messageHint: 'مثلًا: المساحة، وعدد الطوابق، والأيام المطلوبة.',
  submitLabel: 'إرسال الطلب',
  pendingLabel: 'جارٍ الإرسال…',
  privacyNote: 'دون أي التزام من جانبكم. نستخدم بياناتكم للرد على طلبكم، ونحتفظ بها لمدة أقصاها سنتان.',
  received: 'شكرًا على طلبكم. سنردّ عليكم {deadline}. رقمكم المرجعي: \u2066{reference}\u2069.',
  successTitle: 'تم إرسال الطلب',
  failureTitle: 'تعذّر الإرسال',
  failureText: 'حدث خطأ. يُرجى المحاولة من جديد لاحقًا.',
  phoneTitle: 'الهاتف',
  emailTitle: 'البريد الإلكتروني',
  hoursTitle: 'ساعات العمل',
  availabilityText: 'في الحالات الطارئة ليلًا ونهارًا، سبعة أيام في الأسبوع',
  emergencyText: 'تسرّب مياه أو سطو أو تفتيش مفاجئ: نحن متاحون ليلًا ونهارًا. {emergency}',
  areaHeading: 'أين نعمل',
  areaMap: 'خريطة المناطق التي نخدمها: {workArea}',
  areaCity: 'أوتريخت',
  areaCentral: 'وسط هولندا',
  areaCentralText: 'أوتريخت وخيلدرلاند وفليفولاند',
  areaRandstad: 'الراندستاد',
  areaRandstadText: 'هولندا الشمالية وهولندا الجنوبية، ومن مدنهما أمستردام وروتردام ولاهاي',
  areaCountry: 'باقي أنحاء هولندا',
  areaCountryText: 'عند الطلب.',
  areaCountryLink: 'أرسلوا إلينا استفساركم',
  ...namesByValue(serviceNames, 'quote'),
  specialistisch: 'تنظيف متخصص',
  anders: 'غير ذلك',
} satisfies TextsOf<'contact'>;
