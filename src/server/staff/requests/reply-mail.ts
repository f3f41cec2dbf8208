/** The mail that answers a request. */
import type { Locale } from '#i18n/locales.ts';
import { translator } from '#i18n/translate.ts';
import type { UploadedFile } from '#server/files.ts';
import type { Attachment, Block, Mail } from '#server/mail/message.ts';

interface Reply {
  locale: Locale;
  email: string;
  subject: string;
  text: string;
  replyTo: string;
  file: UploadedFile | undefined;
}

/** What a member of staff wrote, in the frame of all mails. */
export function renderReply({ locale, email, subject, text, replyTo, file }: Reply): Mail {
  const blocks: Block[] = text.split(/\n{2,}/).map((part) => ({ kind: 'paragraph', text: part }));
  const body = { subject, blocks, locale, reason: translator(locale)('mail.reason') };
  return { body, recipient: email, replyTo, attachments: file ? [toAttachment(file)] : [] };
}

function toAttachment({ name, type, bytes }: UploadedFile): Attachment {
  const content = Buffer.from(bytes).toString('base64');
  return { filename: name, contentType: type, content, encoding: 'base64' };
}
