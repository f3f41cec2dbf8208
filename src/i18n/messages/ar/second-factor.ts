import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const secondFactor = {
  title: 'الخطوة الثانية لتسجيل الدخول | {brand}',
  description: 'أكّد هويتك برمز أو بمفتاح مرور.',
  name: 'الخطوة الثانية',
  heading: 'بقيت خطوة واحدة',
  intro: 'كلمة المرور صحيحة. يُرجى الآن تأكيد هويتك.',
  passkeyLabel: 'استخدام مفتاح المرور',
  passkeyFailed: 'لم تنجح العملية. حاول مرة أخرى أو استخدم رمزًا.',
  codeLabel: 'الرمز',
  codeHint: 'الأرقام الستة من التطبيق، أو أحد رموز الاسترداد.',
  submitLabel: 'تسجيل الدخول',
  wrong: 'هذا الرمز غير صحيح أو سبق استخدامه.',
  wrongTitle: 'تعذّر تسجيل الدخول',
  backLabel: 'تسجيل الدخول من جديد',
  missing: 'سجّل الدخول أولًا باسم المستخدم وكلمة المرور.',
} satisfies TextsOf<'secondFactor'>;
