import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const seriesMail = {
  madeSubject: 'خدمة التنظيف الدورية لديكم ابتداءً من {first} ({reference})',
  madeHeading: 'تمت جدولة التنظيف الدوري لديكم',
  madeText: 'ابتداءً من {first} يأتيكم فريقنا للتنظيف بانتظام في الأيام المذكورة أدناه.',
  changedSubject: 'تغيير في مواعيد التنظيف الدوري ابتداءً من {first} ({reference})',
  changedHeading: 'تغيير في مواعيد التنظيف الدوري لديكم',
  changedText:
    'ابتداءً من {first} يأتيكم فريقنا في الأيام المذكورة أدناه، وتبقى الزيارات المقررة قبل ذلك كما هي.',
  endedSubject: 'انتهاء التنظيف الدوري لديكم: {first} ({reference})',
  endedHeading: 'انتهاء التنظيف الدوري لديكم',
  endedText: 'ابتداءً من {first} لن يأتيكم فريقنا للتنظيف الدوري، وقد أُلغيت الزيارات المذكورة أدناه.',
  next: 'تجدون الأيام نفسها في المرفق لإضافتها إلى تقويمكم. هل ترغبون في تغيير موعد زيارة أو إلغائها؟ ردّوا على هذه الرسالة.',
  endedNext: 'يحذف المرفق هذه الأيام من تقويمكم. هل هناك خطأ ما؟ ردّوا على هذه الرسالة.',
  rhythmLabel: 'الموعد',
  priceLabel: 'سعر الزيارة',
  week: 'كل أسبوع: {days}، الساعة {time}',
  twoWeeks: 'كل أسبوعين: {days}، الساعة {time}',
  first: 'يوم {days} الأول من كل شهر، الساعة {time}',
  second: 'يوم {days} الثاني من كل شهر، الساعة {time}',
  third: 'يوم {days} الثالث من كل شهر، الساعة {time}',
  fourth: 'يوم {days} الرابع من كل شهر، الساعة {time}',
  last: 'يوم {days} الأخير من كل شهر، الساعة {time}',
} satisfies TextsOf<'seriesMail'>;
