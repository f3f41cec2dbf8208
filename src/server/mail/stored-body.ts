/** Reads what a stored mail says. */
import { mailBodySchema, type MailBody } from '#server/mail/message.ts';

interface StoredMail {
  /** Null when it has been removed, or was never there. */
  body: unknown;
  subject: string;
  textBody: string | null;
}

/**
 * What a mail says. One that the release before has stored is there as plain text alone, with the
 * company and the reason of the mail below; it becomes one paragraph, in the frame of the others.
 */
export function readBody({ body, subject, textBody }: StoredMail): MailBody {
  if (body !== null) return mailBodySchema.parse(body);
  const [text = '', foot = ''] = (textBody ?? '').split('\n\n-- \n');
  const reason = foot.trimEnd().split('\n').at(-1) ?? '';
  return { subject, blocks: [{ kind: 'paragraph', text }], locale: 'nl', reason };
}
