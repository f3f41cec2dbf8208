import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const newsletter = {
  title: 'النشرة البريدية | {brand}',
  description: 'أكّدوا هنا اشتراككم في نشرة {brand} البريدية أو ألغوه. تكفي نقرة واحدة.',
  name: 'النشرة البريدية',
  sentHeading: 'تفقّدوا بريدكم',
  sentText:
    'إذا لم يكن عنوانكم في القائمة بعد، فستصلكم خلال دقائق رسالة فيها زر للتأكيد. تفقّدوا أيضًا البريد غير المرغوب فيه.',
  confirmHeading: 'هل ترغبون في تلقي نشرتنا؟',
  confirmText: 'أكّدوا اشتراككم. يمكنكم إلغاؤه بنقرة واحدة في كل نشرة.',
  confirmLabel: 'نعم، أرغب في الاشتراك',
  confirmedHeading: 'تم تأكيد اشتراككم',
  confirmedText: 'من الآن تصلكم المقالات الجديدة بالبريد الإلكتروني.',
  unsubscribeHeading: 'هل ترغبون في إلغاء الاشتراك؟',
  unsubscribeText: 'لن تصلكم النشرة بعد ذلك، ونحذف عنوانكم من القائمة.',
  unsubscribeLabel: 'نعم، ألغوا اشتراكي',
  unsubscribedHeading: 'تم إلغاء اشتراككم',
  unsubscribedText: 'لم يعد عنوانكم في القائمة. هل غيّرتم رأيكم؟ اشتركوا من جديد في صفحة المدونة.',
  invalidHeading: 'هذا الرابط لم يعد صالحًا',
  invalidText: 'ربما لم يُنسخ كاملًا، أو لم يعد عنوانكم في القائمة. يمكنكم الاشتراك من جديد في صفحة المدونة.',
  unavailableHeading: 'تعذّر ذلك الآن',
  unavailableText: 'انتظروا دقيقة ثم أعيدوا المحاولة بالرابط نفسه.',
  blogLink: 'إلى المدونة',
} satisfies TextsOf<'newsletter'>;
