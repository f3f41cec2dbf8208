import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const identity = {
  heading: 'بيانات الشركة',
  chamber: 'السجل التجاري (KvK): \u2066{chamberOfCommerceNumber}\u2069',
  vat: 'الرقم الضريبي: \u2066{vatNumber}\u2069',
  peopleHeading: 'مع من تتحدثون',
  roledirector: 'الإدارة',
  roleplanner: 'التخطيط',
  roleinspector: 'مراقبة الجودة',
  roletrainer: 'التدريب',
  milestonesHeading: 'من {founded} إلى اليوم',
} satisfies TextsOf<'identity'>;
