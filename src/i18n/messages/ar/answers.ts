import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const answers = {
  // The number of minutes stands apart: after a number the noun would need another form for 1, 2, 3 to 10 and 11.
  rateLimited:
    'أرسلتم طلبات كثيرة في وقت قصير. يُرجى المحاولة من جديد لاحقًا (مدة الانتظار بالدقائق: {minutes})، أو الاتصال على الرقم \u2066{phone}\u2069.',
  waitTitle: 'يُرجى الانتظار قليلًا | {brand}',
  waitHeading: 'يُرجى الانتظار قليلًا',
  waitText: 'لن تضيع إجاباتكم. اتركوا هذه الصفحة مفتوحة، ثم اضغطوا الزر بعد انقضاء هذه المدة.',
  waitLabel: 'متابعة',
  unavailable:
    'لا يمكننا حفظ طلبكم الآن. إجاباتكم ما زالت في النموذج. يُرجى المحاولة من جديد بعد دقيقة، أو الاتصال على الرقم \u2066{phone}\u2069.',
  unreadable: 'لم نتمكن من قراءة طلبكم. يُرجى المحاولة من جديد.',
  tooLarge: 'حجم طلبكم كبير جدًا. يُرجى اختصار الرسالة.',
  forbidden: 'لم نتمكن من التحقق من أن هذا الطلب وارد من موقعنا. يُرجى إعادة تحميل الصفحة.',
  methodNotAllowed: 'لا يمكن استخدام هذا العنوان بهذه الطريقة.',
  unsupported: 'لا يمكننا قراءة البيانات بهذه الصيغة.',
  otherAnswers:
    'وصلنا هذا الطلب من قبل بإجابات أخرى، ورقمه المرجعي \u2066{reference}\u2069. أعيدوا تحميل الصفحة وأرسلوا طلبكم من جديد، أو اتصلوا على الرقم \u2066{phone}\u2069.',
  cvFileAgain: 'اختاروا ملفكم من جديد، فلم نتمكن من حفظه',
} satisfies TextsOf<'answers'>;
