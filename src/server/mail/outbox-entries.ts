/** Puts mails in the outbox, as a part of the statement that stores what they are about. */
import type { Mail } from '#server/mail/message.ts';
import { sql, type RawBuilder } from 'kysely';
import { randomUUID } from 'node:crypto';

export interface OutboxEntries {
  /** Of what the mails are about. */
  reference: string;
  createdAt: Date;
  mails: (Mail & { messageId: string })[];
}

/** Gives a mail the identity that it keeps however often it is sent. */
export function identifyMail(mail: Mail, siteUrl: string): Mail & { messageId: string } {
  return { ...mail, messageId: createMessageId(siteUrl) };
}

/** Unique in the world, as RFC 5322 (3.6.4) asks; the part behind the @ is our own host. */
function createMessageId(siteUrl: string): string {
  return `<${randomUUID()}@${new URL(siteUrl).hostname}>`;
}

/**
 * The statement that inserts the mails when `stored`, which names a part of the same statement with
 * an optional condition, has a row. All mails are one JSON parameter, so that the statement is the
 * same for one and for two.
 */
export function insertMails(
  { mails, reference, createdAt }: OutboxEntries,
  stored: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const records = mails.map((mail) => ({
    message_id: mail.messageId,
    recipient: mail.recipient,
    reply_to: mail.replyTo,
    subject: mail.subject,
    text_body: mail.text,
    html_body: mail.html,
    attachments: mail.attachments,
    unsubscribe_url: mail.unsubscribeUrl,
  }));
  return sql`
    insert into outbox (reference, created_at, next_attempt_at, message_id, recipient, reply_to, subject, text_body,
      html_body, attachments, unsubscribe_url)
    select ${reference}, ${createdAt}, ${createdAt}, mail.*
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as mail (message_id text, recipient text,
      reply_to text, subject text, text_body text, html_body text, attachments jsonb, unsubscribe_url text)
    where exists (select from ${stored})`;
}
