import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const about = {
  title: 'عن {brand}: شركة تنظيف من أوتريخت منذ {founded}',
  description:
    '{overYears} من الخبرة، و{overClients} عميل دائم، و{overEmployees} موظف وموظفة. تعرّفوا على طريقة عمل {brand} وما يمكنكم توقّعه منا.',
  heading: 'فريق يعرف مبناكم جيدًا',
  intro:
    'منذ عام {founded} ننظّف مباني الشركات انطلاقًا من أوتريخت: صيدليات وعيادات أطباء أسرة ومكاتب وشركات صغيرة ومتوسطة ومراكز رعاية.',
  storyHeading: 'من يأتي إليكم ومعه المفتاح',
  story1:
    'لكم فريق ثابت وشخص واحد تتواصلون معه. وهم يعرفون أي صنبور يقطر، وأي قاعة اجتماعات مشغولة دائمًا، ومن يترك فناجين القهوة وراءه. أما اسم هذا الأخير فسرّ لا يبوحون به.',
  story2:
    'نحن شركة معتمدة للتدريب المهني، ويتعلّم موظفونا المهنة أثناء العمل. يعملون بخطة لكل غرفة، وبمواد تناسب أرضياتكم، ووفق قواعد النظافة في قطاعكم.',
  years: '\u2066{years}\u2069',
  statYears: 'عامًا من الخبرة',
  statClients: 'عميل دائم حاليًا',
  employees: '\u2066{employees}\u2069',
  statEmployees: 'موظف وموظفة',
  statAlways: 'متاحون في الحالات الطارئة',
  reasonsHeading: 'أربعة أسباب لاختيارنا',
  reasonCertified: 'معتمدون ومؤمَّنون',
  reasonCertifiedText: 'نحمل علامة الجودة لشركات التنظيف المسجَّلة، ولدينا تأمين ضد الأضرار. {insuredSum}',
  reasonGreen: 'مواد أقل، بمقادير مضبوطة',
  reasonGreenText:
    'نضبط الجرعات بالمضخات وأنظمة المعايرة، ونختار مواد بعلامة EU Ecolabel حيث أمكن، ونُبقي نفاياتكم مفروزة.',
  reasonHours: 'أوقات مرنة',
  reasonHoursText:
    'نأتي قبل الافتتاح أو بعد الإغلاق أو في عطلة نهاية الأسبوع. وإن تغيّر جدولكم، عدّلنا جدولنا بالاتفاق معكم.',
  reasonPersonal: 'خدمة شخصية',
  reasonPersonalText: 'لكم شخص ثابت تتواصلون معه وفريق ثابت. تشرحون ما تريدون مرة واحدة فقط.',
  ratingHeading: 'عملاؤنا يمنحوننا {rating} من {ratingBest}',
  ratingText: 'هذا هو متوسط {reviews} تقييمًا. اقرؤوا [آراء العملاء](testimonials).',
  missionHeading: 'رسالتنا',
  missionText:
    'أن يبقى مبناكم نظيفًا إلى حدّ لا تحتاجون معه إلى التفكير في الأمر. بعمل يفخر به موظفونا، واتفاقات نلتزم بها.',
  valuesHeading: 'قيمنا',
  valueQuality: 'الجودة',
  valueQualityText: 'نحدّد كتابةً ما نعنيه بالنظافة ونتحقق منه معكم. {complaint}',
  valueReliability: 'الموثوقية',
  valueReliabilityText: 'نأتي في الوقت المتفق عليه، حتى في غيابكم. وإن تغيّر شيء، أبلغناكم به.',
  valuePersonal: 'الخدمة الشخصية',
  valuePersonalText: 'تتحدثون مع شخص يعرف مبناكم، ونجيب عن أسئلتكم {reply}.',
  closingHeading: 'هل نتعارف؟',
  closingText: 'يسرّنا أن نزوركم ونرى المكان. الجولة وعرض السعر مجانيان، ويصلكم ردّنا {replyAgain}.',
} satisfies TextsOf<'about'>;
