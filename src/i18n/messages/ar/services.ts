import type { TextsOf } from '#i18n/messages/nl/index.ts';
import { namesById } from '#i18n/service-names.ts';
import { serviceNames } from './service-names.ts';

export const services = {
  title: 'تنظيف الشركات ومؤسسات الرعاية في أوتريخت | {brand}',
  description:
    'تنظيف الصيدليات وعيادات أطباء الأسرة والشركات والمكاتب ومراكز الرعاية، {priceFrom}. اقرؤوا ما نقوم به في كل مكان.',
  heading: 'ماذا ننظّف لكم؟',
  intro:
    'اختاروا نوع مبناكم لتعرفوا ماذا نفعل، وكم مرة، ووفق أي قواعد. تبدأ أسعارنا {priceFrom}. {minimumVisit}',
  wishesHeading: 'هل لديكم طلب خاص؟',
  wishesText:
    'بروتوكول خاص بكم، أو أرضية صعبة، أو مبنى غير مذكور هنا؟ اعرضوا علينا الأمر. الاستشارة وعرض السعر مجانيان.',
  wishesLink: 'أخبرونا بطلبكم',
  stepsHeading: 'هكذا نبدأ',
  step1: 'طلبكم',
  step1Text: 'تتصلون أو تكتبون إلينا أو تطلبون عرض سعر. ويصلكم ردّنا {reply}.',
  step2: 'جولة وعرض سعر',
  step2Text: 'نتجوّل معكم في المبنى، ثم يصلكم عرض سعر يذكر كل مهمة على حدة.',
  step3: 'فريقكم الثابت',
  step3Text: '{start}',
  closingHeading: 'متى نزوركم؟',
  closingText: 'الجولة وعرض السعر مجانيان ولا يُلزمانكم بشيء.',
  otherServices: 'خدمات أخرى',
  faqCall:
    'هل تفضّلون التحدث إلى أحد؟ اتصلوا على الرقم [{phone}](phone) في أيام العمل من الساعة {opens} إلى الساعة {closes}.',
  termsHeading: 'ما يهمّكم معرفته',
  askconductCertificate: 'هل لدى عمالكم شهادة حسن سيرة؟',
  askconfidentiality: 'هل يوقّع عمالكم تعهّدًا بالسرّية؟',
  askvaccination: 'ماذا عن التطعيمات؟',
  asktraining: 'كيف تدرّبون عمالكم؟',
  askstandIn: 'من يأتي عند المرض أو الإجازة؟',
  askinsured: 'ما التأمين الذي لديكم؟',
  askconsumables: 'من يوفّر الورق والصابون؟',
  asknotice: 'ما مهلة إنهاء العقد؟',
  askpayment: 'كيف يتم الدفع؟',
  askcontactPerson: 'من مسؤول التواصل معي؟',
  askqualityCheck: 'كيف أعرف أن العمل جيد؟',
  askemergency: 'ماذا أفعل في الحالات الطارئة؟',
  askstart: 'متى تبدؤون، وهل يبقى عامل النظافة الحالي؟',
  asklanguages: 'ما اللغات التي تتحدثون بها؟',
  ...namesById(serviceNames, 'cleaning'),
} satisfies TextsOf<'services'>;
