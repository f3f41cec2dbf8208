import type { Locale } from '#i18n/locales.ts';
import { translator } from '#i18n/translate.ts';
import type { Block, Mail } from '#server/mail/message.ts';

export interface NewsletterMailContent {
  recipient: string;
  replyTo: string;
  locale: Locale;
  confirmUrl: string;
  unsubscribeUrl: string;
}

/** The mail that asks to confirm a subscription, in the language of the form's page. */
export function renderNewsletterMail({ locale, confirmUrl, ...addresses }: NewsletterMailContent): Mail {
  const t = translator(locale);
  const subject = t('mail.newsletterSubject');
  const blocks: Block[] = [
    { kind: 'heading', text: t('mail.newsletterHeading') },
    { kind: 'paragraph', text: t('mail.salutation') },
    { kind: 'paragraph', text: t('mail.newsletterText') },
    { kind: 'link', text: t('mail.newsletterConfirm'), url: confirmUrl },
    { kind: 'paragraph', text: t('mail.newsletterNotYou') },
    { kind: 'paragraph', text: `${t('mail.greeting')}\n${t('mail.signature')}` },
  ];
  const reason = t('mail.reason');
  const preview = t('mail.newsletterText');
  return { ...addresses, body: { subject, blocks, locale, reason, preview }, attachments: [] };
}
