import type { PromiseTexts } from '#i18n/messages/nl/promises.ts';

// Arabic has six plural forms; `many` is 11 to 99, and `other` is for hundreds. After «خلال», «عن»
// and «من» the noun is in the genitive; durations that stand alone are in the nominative.
export const promises = {
  reply: {
    one: 'خلال ساعة في أيام العمل',
    two: 'خلال ساعتين في أيام العمل',
    few: 'خلال {n} ساعات في أيام العمل',
    other: 'خلال {n} ساعة في أيام العمل',
  },
  replyAgain: {
    one: 'خلال يوم عمل واحد',
    two: 'خلال يومَي عمل',
    few: 'خلال {n} أيام عمل',
    other: 'خلال {n} يوم عمل',
  },
  callback: {
    one: 'خلال ساعة عمل واحدة',
    two: 'خلال ساعتَي عمل',
    few: 'خلال {n} ساعات عمل',
    other: 'خلال {n} ساعة عمل',
  },
  confirmation: {
    one: 'خلال ساعة في أيام العمل',
    two: 'خلال ساعتين في أيام العمل',
    few: 'خلال {n} ساعات في أيام العمل',
    other: 'خلال {n} ساعة في أيام العمل',
  },
  confirmationAgain: {
    one: 'خلال يوم عمل واحد',
    two: 'خلال يومَي عمل',
    few: 'خلال {n} أيام عمل',
    other: 'خلال {n} يوم عمل',
  },
  complaintReport: {
    one: 'خلال يوم عمل واحد',
    two: 'خلال يومَي عمل',
    few: 'خلال {n} أيام عمل',
    other: 'خلال {n} يوم عمل',
  },
  complaintRepair: {
    one: 'خلال ساعة في أيام العمل',
    two: 'خلال ساعتين في أيام العمل',
    few: 'خلال {n} ساعات في أيام العمل',
    other: 'خلال {n} ساعة في أيام العمل',
  },
  firstVisit: {
    one: 'بعد نحو أسبوع من توقيع العقد',
    two: 'بعد نحو أسبوعين من توقيع العقد',
    few: 'بعد نحو {n} أسابيع من توقيع العقد',
    many: 'بعد نحو {n} أسبوعًا من توقيع العقد',
    other: 'بعد نحو {n} أسبوع من توقيع العقد',
  },
  takeover: {
    one: 'نحو شهر',
    two: 'نحو شهرين',
    few: 'نحو {n} أشهر',
    many: 'نحو {n} شهرًا',
    other: 'نحو {n} شهر',
  },
  application: {
    one: 'خلال يوم عمل واحد',
    two: 'خلال يومَي عمل',
    few: 'خلال {n} أيام عمل',
    other: 'خلال {n} يوم عمل',
  },
  bookAhead: {
    one: 'قبل الموعد بما لا يقل عن ساعة',
    two: 'قبل الموعد بما لا يقل عن ساعتين',
    few: 'قبل الموعد بما لا يقل عن {n} ساعات',
    other: 'قبل الموعد بما لا يقل عن {n} ساعة',
  },
  freeChange: {
    one: 'قبل بدايته بساعة على الأقل',
    two: 'قبل بدايته بساعتين على الأقل',
    few: 'قبل بدايته بـ{n} ساعات على الأقل',
    other: 'قبل بدايته بـ{n} ساعة على الأقل',
  },
  // Behind «بقي على موعدكم».
  lateChange: {
    one: 'أقل من ساعة',
    two: 'أقل من ساعتين',
    few: 'أقل من {n} ساعات',
    other: 'أقل من {n} ساعة',
  },
  // After «خلال».
  bookingTime: { one: 'دقيقة', two: 'دقيقتين', few: '{n} دقائق', other: '{n} دقيقة' },
  contractShort: { one: 'شهر واحد', two: 'شهران', few: '{n} أشهر', many: '{n} شهرًا', other: '{n} شهر' },
  contractMedium: { one: 'شهر واحد', two: 'شهران', few: '{n} أشهر', many: '{n} شهرًا', other: '{n} شهر' },
  contractLong: { one: 'شهر واحد', two: 'شهران', few: '{n} أشهر', many: '{n} شهرًا', other: '{n} شهر' },
  overYears: {
    one: 'أكثر من عام',
    two: 'أكثر من عامين',
    few: 'أكثر من {n} أعوام',
    many: 'أكثر من {n} عامًا',
    other: 'أكثر من {n} عام',
  },
  overClients: { other: 'أكثر من {n}' },
  overBusinesses: { other: 'أكثر من {n}' },
  overEmployees: { other: 'أكثر من {n}' },
  // Behind «مدة العقد:».
  contractChoice: '{contractShort} أو {contractMedium} أو {contractLong}',
  // Behind «تبدأ الأسعار» and the like.
  priceFrom: 'من {price} للزيارة، دون ضريبة القيمة المضافة',
  complaint: 'إذا أبلغتمونا بشكوى {complaintReport} من الزيارة، عالجناها مجانًا، ونبدأ ذلك {complaintRepair}.',
  start:
    'يبدأ فريقكم العمل {firstVisit}. وإذا كنتم تتعاملون الآن مع شركة تنظيف أخرى، فكثيرًا ما تُلزمنا اتفاقية العمل الجماعية الهولندية بأن نعرض وظيفة أولًا على العمال الذين ينظّفون لديكم، ويستغرق ذلك {takeover}.',
  changingFree: 'يمكنكم تغيير الموعد {freeChange}، وإلغاؤه حتى لحظة بدايته، وكلاهما مجاني.',
  changingCharged:
    'تغيير الموعد أو إلغاؤه مجاني {freeChange}. أما الإلغاء بعد ذلك فيكلّف {lateCancellationPercent} من سعر الزيارة، ولا يكلّف شيئًا إن لم يناسبكم السعر.',
  priceOffer: 'إن لم يناسبكم السعر، فلكم إلغاء الموعد مجانًا حتى لحظة بدايته.',
  indicativePrice: 'وإذا لم نعاين مقرّكم بعد، فالسعر تقديري، ويصلكم السعر النهائي بعد جولة قصيرة فيه.',
  workArea: 'أوتريخت وهولندا الشمالية وهولندا الجنوبية وفليفولاند وخيلدرلاند',
  minimumVisit: 'وبهذا السعر تحصلون على {visitMinutes} دقيقة من العمل، تكفي لنحو {visitSquareMeters} م².',
  priceIndication: 'احسبوا التكلفة التقريبية لمكانكم.',
  noticePeriod: {
    one: 'ومهلة إنهاء العقد شهر واحد.',
    two: 'ومهلة إنهاء العقد شهران.',
    few: 'ومهلة إنهاء العقد {n} أشهر.',
    many: 'ومهلة إنهاء العقد {n} شهرًا.',
    other: 'ومهلة إنهاء العقد {n} شهر.',
  },
  certificate: '\u2066{certificateName}\u2069، رقم \u2066{certificateNumber}\u2069',
  certified: 'وعلامة الجودة لدينا: \u2066{certificateName}\u2069، رقم \u2066{certificateNumber}\u2069.',
  certifiedWord: 'اعتماد',
  insuredWord: 'تأمين',
  insuredSum: 'يغطي تأمين المسؤولية لدينا ما يصل إلى {insuredSumEuro} عن كل حادث.',
  ratingSource: 'المصدر: \u2066{ratingSourceName}\u2069.',
  satisfactionSource: 'المصدر: \u2066{satisfactionSourceName}\u2069.',
  languagesSpoken: 'يمكننا مساعدتكم بهذه اللغات: {languages}.',
} satisfies PromiseTexts;
