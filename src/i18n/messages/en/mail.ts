import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const mail = {
  contactSubject: 'We have received your quote request ({reference})',
  contactHeading: 'We have your request',
  contactText:
    'Thank you for asking {brand} for a quote. One of our team will read your message and reply by {deadline}.',
  referenceLabel: 'Your reference',
  contactNext:
    'First we will suggest a short visit to your premises. After that you receive a clear quote. There is no obligation.',
  questions: 'Questions? Call {phone}, or reply to this email and quote your reference.',
  greeting: 'Kind regards,',
  signature: 'The {brand} team',
  notYou: 'If you did not make this request yourself, you can ignore this email.',
} satisfies TextsOf<'mail'>;
