import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const appointmentMail = {
  confirmedSubject: 'تم تأكيد موعدكم: {moment} ({reference})',
  confirmedHeading: 'تم تأكيد موعدكم',
  confirmedText: 'يأتيكم فريقنا للتنظيف يوم {moment}. أصبح هذا الموعد من الآن ملزمًا لكم ولنا.',
  priceLabel: 'السعر للزيارة الواحدة',
  price: '{amount}، دون ضريبة القيمة المضافة',
  walkThrough: 'لم نتعرّف على مقرّكم بعد، لذلك سنتواصل معكم للاتفاق على جولة قصيرة فيه قبل الموعد.',
  confirmedNext:
    'تجدون الموعد المؤكَّد لتقويمكم في المرفق. لا يلزم حضور أحد أثناء التنظيف. تغيير الموعد أو إلغاؤه مجاني {freeChange}. الرابط أدناه لكم وحدكم، فلا تشاركوه مع أحد.',
  movedSubject: 'نقلنا موعدكم إلى يوم {moment} ({reference})',
  movedHeading: 'نقلنا موعدكم إلى وقت آخر',
  movedText: 'كان موعدكم يوم {before}، وأصبح يوم {moment}.',
  movedNext:
    'ألا يناسبكم الوقت الجديد؟ يمكنكم اختيار وقت آخر أو إلغاء الموعد عبر الرابط أدناه، مجانًا {freeChange}. تجدون الموعد المعدَّل لتقويمكم في المرفق.',
  movedPendingNext:
    'سنؤكّد لكم الوقت الجديد {deadline}. ألا يناسبكم؟ يمكنكم اختيار وقت آخر أو إلغاء الموعد عبر الرابط أدناه، مجانًا {freeChange}. تجدون الموعد المعدَّل لتقويمكم في المرفق.',
  cancelledHeading: 'ألغينا موعدكم',
  cancelledText: 'ألغينا موعدكم المحدد يوم {moment}، وتجدون السبب أدناه. لا يلزمكم فعل أي شيء.',
  reasonLabel: 'السبب',
} satisfies TextsOf<'appointmentMail'>;
