/** Puts mails in the outbox, as a part of the statement that stores what they are about. */
import { utcDay } from '#domain/days.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import type { Env } from '#server/env.ts';
import type { StorableMail } from '#server/mail/message.ts';
import { sign } from '#server/crypto/signatures.ts';
import { sql, type RawBuilder } from 'kysely';
import { randomUUID } from 'node:crypto';

/**
 * How many mails a day one mailbox may be sent, over all forms together. Anybody can enter a
 * stranger's address, again and again and in many spellings.
 */
export const maxMailsPerDay = 5;

/** The reference of mails about accounts, which only their owners may see. */
export const accountReference = 'account';

/** A mail with the identity that it keeps however often it is sent. */
export interface OutboxMail extends StorableMail {
  messageId: string;
  /** Names its recipient; null for the company. */
  recipientKey: string | null;
  /** Counts the mails of its recipient; null for the company, which gets one of everything. */
  mailboxKey: string | null;
}

export interface OutboxEntries {
  /** The reference of the request that the mails are about. */
  reference: string;
  createdAt: Date;
  mails: OutboxMail[];
}

/** Adds the Message-ID of a mail. */
export function identifyMail(
  mail: StorableMail,
  env: Pick<Env, 'appSecret' | 'mailTo' | 'siteUrl'>,
): OutboxMail {
  const recipientKey = recipientKeyOf(mail.recipient, env);
  const mailboxKey = recipientKey && mailboxKeyOf(mail.recipient, env, mail.isOfAppointment);
  return { ...mail, messageId: createMessageId(env.siteUrl), recipientKey, mailboxKey };
}

/** Digest under which a recipient is remembered; null for the company's own address. */
export function recipientKeyOf(
  address: string,
  { appSecret, mailTo }: Pick<Env, 'appSecret' | 'mailTo'>,
): string | null {
  const recipient = address.toLowerCase();
  return recipient === mailTo.toLowerCase() ? null : sign(appSecret, 'recipient', [recipient]);
}

/** Key under which the mails of an address are counted, those about appointments apart. */
export function mailboxKeyOf(
  address: string,
  { appSecret }: Pick<Env, 'appSecret'>,
  isOfAppointment = false,
): string {
  const mailbox = mailboxOf(address);
  return sign(appSecret, 'recipient', isOfAppointment ? ['appointment', mailbox] : [mailbox]);
}

/** Unique in the world, as RFC 5322 (3.6.4) asks; the part behind the @ is our own host. */
function createMessageId(siteUrl: string): string {
  return `<${randomUUID()}@${new URL(siteUrl).hostname}>`;
}

/**
 * The parts of a statement that insert the mails when `stored`, which names another part of it with
 * an optional condition, has a row. All mails are one JSON parameter, so that the statement is the
 * same for one and for two. What is too much for one mailbox on one day (in UTC), or for an address
 * that its own server refuses, is stored as well, as withheld. `mails` must be the last part.
 */
export function insertMails(
  { mails, reference, createdAt }: OutboxEntries,
  stored: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const day = utcDay(createdAt);
  return sql`
    mail as (
      select * from jsonb_to_recordset(${JSON.stringify(mails.map(toRecord))}::jsonb) as mail (
        message_id text, recipient text, reply_to text, subject text, body jsonb,
        attachments jsonb, unsubscribe_url text, thread_ids text[], recipient_key text, mailbox_key text)
      where exists (select from ${stored})
    ), mailed as (
      insert into rate_limits (key, window_start, attempts)
      select mailbox_key, ${`${day}T00:00:00Z`}::timestamptz, count(*) from mail
      where mailbox_key is not null group by mailbox_key order by mailbox_key
      on conflict (key, window_start) do update set attempts = rate_limits.attempts + excluded.attempts
      returning key, attempts > ${maxMailsPerDay} as is_too_many
    ), judged as (
      select mail.*,
        case when suppressed.key is not null then 'suppressed' when is_too_many then 'daily-limit' end as withheld
      from mail
      left join mailed on mailed.key = mail.mailbox_key
      left join suppressed_recipients as suppressed on suppressed.key = mail.recipient_key
    ), mails as (
      insert into outbox (reference, created_at, next_attempt_at, message_id, recipient, reply_to, subject, body,
        attachments, unsubscribe_url, thread_ids, withheld, dead_at)
      select ${reference}, ${createdAt}::timestamptz, ${createdAt}::timestamptz, message_id, recipient, reply_to,
        subject, body, attachments, unsubscribe_url, thread_ids, withheld,
        case when withheld is not null then ${createdAt}::timestamptz end
      from judged
      on conflict (message_id) do nothing
      returning message_id
    )`;
}

function toRecord(mail: OutboxMail): Record<string, unknown> {
  return {
    message_id: mail.messageId,
    recipient: mail.recipient,
    reply_to: mail.replyTo,
    subject: mail.body.subject,
    body: mail.body,
    attachments: mail.attachments,
    unsubscribe_url: mail.unsubscribeUrl,
    thread_ids: mail.threadIds,
    recipient_key: mail.recipientKey,
    mailbox_key: mail.mailboxKey,
  };
}
