import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const mail = {
  contactSubject: 'Wir haben Ihre Angebotsanfrage erhalten ({reference})',
  contactHeading: 'Ihre Anfrage ist da',
  contactText:
    'Danke für Ihre Angebotsanfrage bei {brand}. Jemand aus unserem Team liest Ihre Nachricht und antwortet bis spätestens {deadline}.',
  referenceLabel: 'Ihre Referenznummer',
  contactNext:
    'Wir schlagen Ihnen zuerst einen kurzen Rundgang durch Ihre Räume vor. Danach erhalten Sie ein klares Angebot. Das ist für Sie unverbindlich.',
  questions:
    'Fragen? Rufen Sie uns an unter {phone} oder antworten Sie auf diese E-Mail und nennen Sie Ihre Referenznummer.',
  // German has no comma here.
  greeting: 'Mit freundlichen Grüßen',
  signature: 'Ihr Team von {brand}',
  notYou: 'Sie haben das nicht selbst angefragt? Dann können Sie diese E-Mail ignorieren.',
} satisfies TextsOf<'mail'>;
