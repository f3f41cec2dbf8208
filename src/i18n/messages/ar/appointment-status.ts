import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const appointmentStatus = {
  title: 'الحالة',
  asked: 'بقيت خطوة واحدة',
  held: 'نحتفظ لكم بهذا الوقت',
  confirmed: 'تم تأكيد موعدكم',
  ended: 'لم نعد نحتفظ لكم بهذا الوقت',
  lost: 'لم يعد هذا الوقت متاحًا',
  moved: 'تم تغيير موعدكم',
  movedByUs: 'غيّرنا موعدكم',
  cancelling: 'جارٍ إلغاء موعدكم',
  cancelled: 'أُلغي موعدكم',
  cancelledByUs: 'ألغينا موعدكم',
  past: 'انقضى هذا الموعد',
} satisfies TextsOf<'appointmentStatus'>;
