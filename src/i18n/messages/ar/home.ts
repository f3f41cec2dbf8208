import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const home = {
  title: '{brand} | خدمات تنظيف الشركات في أوتريخت وما حولها',
  description:
    'ننظّف الصيدليات وعيادات أطباء الأسرة والمكاتب والشركات الصغيرة والمتوسطة ومراكز الرعاية. فريق ثابت، وردّ على سؤالكم {reply}.',
  // «Clean work» also means honest work.
  heading: 'عمل نظيف. اتفاق واضح.',
  intro:
    'ننظّف الصيدليات وعيادات أطباء الأسرة والمكاتب والشركات الصغيرة والمتوسطة ومراكز الرعاية. فريق ثابت، وشخص واحد تتواصلون معه، وردّ على سؤالكم {reply}.',
  squeegee: 'ممسحة الزجاج. اسحبوها، أو استخدموا مفاتيح الأسهم.',
  ratingLabel: '{rating} من {ratingBest} نجوم',
  rating: '{rating} من {ratingBest}',
  // The form of the noun is right for numbers that end in 11 to 99, such as 127.
  ratingCount: 'بناءً على {reviews} تقييمًا',
  trustYears: '{years} عامًا',
  trustYearsText: 'من الخبرة في تنظيف الشركات',
  trustInsured: 'تأمين',
  trustInsuredText: 'واعتماد، مع علامة جودة',
  trustClients: '{clients}',
  trustClientsText: 'عميل دائم',
  trustAlways: 'على مدار الساعة',
  trustAlwaysText: 'متاحون للطوارئ',
  servicesHeading: 'لكل مبنى أسلوب يناسبه',
  servicesIntro:
    'غرفة العلاج ليست مكتبًا مفتوحًا. لذلك نعمل في كل قطاع بخطة عمل خاصة به، ومواد تناسبه، وأشخاص يعرفونه جيدًا.',
  specialistName: 'التنظيف المتخصص',
  specialistText: 'للأعمال التي تحتاج إلى أكثر من ممسحة.',
  specialistFeature1: 'تنظيف الزجاج والواجهات',
  specialistFeature2: 'العناية بالأرضيات',
  specialistFeature3: 'التنظيف بعد أعمال الترميم',
  servicesLinks:
    'نظّفنا منذ عام {founded} لدى {overBusinesses} شركة ومؤسسة، منها [مكاتب](office) و[مراكز رعاية](care) و[صيدليات](pharmacy) و[عيادات أطباء أسرة](gp).',
  whyHeading: 'لماذا تختار الشركات {brand}؟',
  whyText: 'لن تضطروا إلى ملاحقتنا. وإن لم يُنفَّذ شيء كما ينبغي، أصلحناه مجانًا.',
  certificateQuality: 'علامة جودة لشركات التنظيف المسجَّلة',
  certificateTraining: 'شركة معتمدة للتدريب المهني',
  reasonCareful: 'مسؤولية كاملة',
  reasonCertifiedText: '{insuredSum} {certified} وإن تضرّر شيء أثناء عملنا، تولّينا الأمر.',
  reasonGreen: 'مواد أقل، بمقادير مضبوطة',
  reasonGreenText: 'جرعات محسوبة، ومواد تحمل العلامة البيئية الأوروبية حيث أمكن.',
  reasonHours: 'أوقات مرنة',
  reasonHoursText: 'قبل الافتتاح أو بعد الإغلاق أو في عطلة نهاية الأسبوع. والاختيار لكم.',
  reasonPersonal: 'خدمة شخصية',
  reasonPersonalText: 'شخص واحد تتواصلون معه، وفريق ثابت يعرف مقرّكم.',
  bookingHeading: 'احجزوا زيارة تنظيف أولى',
  bookingText:
    'تحجزون في {bookingTime}. اختاروا يوم عمل ووقتًا، ويصلكم تأكيد الموعد مع السعر بالبريد الإلكتروني، {confirmation}.',
  bookingDays: 'أيام يمكنكم الاختيار منها',
  bookingLink: 'اختاروا تاريخًا',
  faqHeading: 'أسئلة شائعة',
  // Unfolds the rest of them on a phone.
  faqMore: 'أسئلة أخرى',
  faqContact: 'ألم تجدوا سؤالكم؟ [تواصلوا معنا](contact) ونردّ عليكم {replyAgain}.',
  emergencyText: 'متاحون ليلًا ونهارًا، وفي عطلة نهاية الأسبوع أيضًا.',
  findHeading: 'أين نعمل ومتى',
  findArea: 'نطاق الخدمة',
  findAreaText: '{workArea}. وباقي أنحاء هولندا عند الطلب.',
  openNow: 'مفتوح الآن',
  closedNow: 'مغلق الآن، لكننا متاحون للطوارئ',
  findRating: 'التقييم',
  findProfile: 'اطّلعوا على صفحة شركتنا',
  careersHeading: 'العمل لدى {brand}',
  careersText:
    'يضم فريقنا {overEmployees} موظف وموظفة، يجعلون وسط هولندا أنظف كل يوم. تعملون ضمن فريق ثابت وتتعلمون المهنة.',
  careersLink: 'اطّلعوا على الوظائف',
  closingHeading: 'هل تريدون معرفة التكلفة؟',
  closingText: 'أخبرونا بما يحتاج إلى تنظيف. يصلكم ردّنا {replyAgain}.',
} satisfies TextsOf<'home'>;
