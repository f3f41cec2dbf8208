import { company } from '#company';
import type { Locale } from '#i18n/locales.ts';
import { formatMoment } from '#i18n/moments.ts';
import { translator, type MessageKey } from '#i18n/translate.ts';
import { renderHtml, renderText } from '#server/mail/layout.ts';
import type { Block, Mail } from '#server/mail/message.ts';

export interface SenderMailContent {
  recipient: string;
  replyTo: string;
  reference: string;
  locale: Locale;
  deadline: Date;
  /** The texts of this form. */
  texts: { subject: MessageKey; heading: MessageKey; text: MessageKey; next: MessageKey };
}

/**
 * The mail that confirms a submission to its sender, in their language. It holds nothing that was typed: anyone can
 * enter another's address, and we would carry their words to it.
 */
export function renderSenderMail({
  recipient,
  replyTo,
  reference,
  locale,
  deadline,
  texts,
}: SenderMailContent): Mail {
  const t = translator(locale);
  const values = { reference, deadline: formatMoment(deadline, locale) };
  const subject = t(texts.subject, values);
  const blocks: Block[] = [
    { kind: 'heading', text: t(texts.heading, values) },
    { kind: 'paragraph', text: t(texts.text, values) },
    { kind: 'facts', rows: [{ label: t('mail.referenceLabel'), value: reference }] },
    { kind: 'paragraph', text: t(texts.next, values) },
    { kind: 'paragraph', text: t('mail.questions', { phone: company.phone }) },
    { kind: 'paragraph', text: `${t('mail.greeting')}\n${t('mail.signature')}` },
    { kind: 'paragraph', text: t('mail.notYou') },
  ];
  const html = renderHtml(subject, blocks, locale);
  return { recipient, replyTo, subject, text: renderText(blocks), html, attachments: [] };
}
