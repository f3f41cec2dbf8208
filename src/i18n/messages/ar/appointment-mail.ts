import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const appointmentMail = {
  confirmedSubject: 'تم تأكيد موعدكم: {moment} ({reference})',
  confirmedText: 'يأتيكم فريقنا للتنظيف يوم {moment}، ولا يلزم حضوركم.',
  priceLabel: 'سعر هذه الزيارة',
  indicativeLabel: 'السعر التقديري لهذه الزيارة',
  price: '{amount}، دون ضريبة القيمة المضافة',
  walkThrough:
    'لم نعاين مقرّكم بعد، فهذا السعر تقديري. سنتفق معكم على جولة قصيرة فيه قبل الموعد، ثم يصلكم السعر النهائي. {priceOffer}',
  priceOffer: '{priceOffer}',
  movedSubject: 'غيّرنا موعدكم إلى يوم {moment} ({reference})',
  movedText: 'كان موعدكم يوم {before}، وأصبح يوم {moment}.',
  movedNext: 'ألا يناسبكم الوقت الجديد؟ يمكنكم اختيار وقت آخر أو إلغاء الموعد عبر الرابط أدناه.',
  movedPendingNext:
    'سيؤكّد لكم مسؤول المواعيد الوقت الجديد مع السعر {deadline}. إن لم يناسبكم هذا الوقت، فغيّروا الموعد أو ألغوه عبر الرابط أدناه.',
  cancelledText: 'نعتذر عن إلغاء موعدكم المحدد يوم {moment}، والسبب أدناه. لا يلزمكم أي إجراء.',
  reasonLabel: 'السبب',
} satisfies TextsOf<'appointmentMail'>;
