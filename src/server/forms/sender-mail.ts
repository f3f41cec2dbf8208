import type { Parameters } from '#i18n/fill.ts';
import type { Locale } from '#i18n/locales.ts';
import { formatPromised } from '#i18n/moments.ts';
import { translator, type MessageKey } from '#i18n/translate.ts';
import type { Attachment, Block, Fact, Mail } from '#server/mail/message.ts';

export interface SenderMailContent {
  recipient: string;
  replyTo: string;
  reference: string;
  locale: Locale;
  deadline: Date | undefined;
  /** The start of the promised time window, if any. */
  promisedFrom?: Date | undefined;
  texts: SenderMailTexts;
  /** A personal text by staff, below the standard text. */
  own?: string | undefined;
  /** Values for the texts besides `{deadline}` and `{reference}`. */
  values?: Parameters;
  /** A highlighted fact, such as the time of an appointment. */
  highlight?: Fact;
  /** Facts above the reference. */
  facts?: Fact[];
  /** A button for a required action, right below the highlight. */
  task?: { text: string; url: string };
  /** A button below the next steps. */
  link?: { text: string; url: string };
  attachments?: Attachment[];
}

/** The texts of a mail to the sender, with `{deadline}` and `{reference}`. */
export interface SenderMailTexts {
  subject: MessageKey;
  heading: MessageKey;
  text: MessageKey;
  /** A text before the next steps, such as a required action. */
  first?: MessageKey;
  next: MessageKey;
  /**
   * The note for a recipient who did not cause the mail. By default it says that the mail can be
   * ignored; null for a mail that the company caused.
   */
  notYou?: MessageKey | null;
}

/**
 * Renders a mail to the sender of a submission, in the language of the form. The standard texts
 * contain nothing that the sender typed, because anybody can enter the address of another person,
 * who would receive the text.
 */
export function renderSenderMail({
  recipient,
  replyTo,
  reference,
  locale,
  deadline,
  promisedFrom,
  texts,
  own,
  highlight,
  facts = [],
  task,
  link,
  attachments = [],
  ...content
}: SenderMailContent): Mail {
  const t = translator(locale);
  const values = {
    ...content.values,
    reference,
    ...(deadline && { deadline: formatPromised(deadline, promisedFrom, locale) }),
  };
  const paragraph = (key: MessageKey): Block => ({ kind: 'paragraph', text: t(key, values) });
  const subject = t(texts.subject, values);
  const blocks: Block[] = [
    { kind: 'heading', text: t(texts.heading, values) },
    paragraph('mail.salutation'),
    paragraph(texts.text),
    ...(own ? [{ kind: 'paragraph' as const, text: own }] : []),
    ...(highlight ? [{ kind: 'highlight' as const, ...highlight }] : []),
    ...(task ? [{ kind: 'link' as const, ...task }] : []),
    { kind: 'facts', rows: [...facts, { label: t('mail.referenceLabel'), value: reference }] },
    ...(texts.first ? [paragraph(texts.first)] : []),
    paragraph(texts.next),
    ...(link ? [{ kind: 'link' as const, ...link }] : []),
    { kind: 'paragraph', text: t('mail.questions') },
    { kind: 'paragraph', text: `${t('mail.greeting')}\n${t('mail.signature')}` },
    ...(texts.notYou ? [paragraph(texts.notYou)] : []),
  ];
  const reason = [t('mail.reason'), ...(texts.notYou === undefined ? [t('mail.notYou')] : [])].join(' ');
  const body = { subject, blocks, locale, reason, preview: t(texts.text, values) };
  return { body, recipient, replyTo, attachments };
}
