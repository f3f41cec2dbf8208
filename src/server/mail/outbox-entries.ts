/** Inserts mails into the outbox, in the statement that stores the submission or the change. */
import { utcDay } from '#domain/days.ts';
import { visitorNetworks } from '#domain/internet-address.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import type { Database } from '#server/database/database.ts';
import type { Env } from '#server/env.ts';
import type { StorableMail } from '#server/mail/message.ts';
import { sign } from '#server/crypto/signatures.ts';
import { sql, type RawBuilder } from 'kysely';
import { randomUUID } from 'node:crypto';

/**
 * The maximum number of mails to a mailbox per day, across all forms; mails about appointments are
 * counted separately. Anybody can enter a stranger's address, repeatedly and in many notations.
 */
export const maxMailsPerDay = 5;

/** The reference of mails about accounts, which only the owners of the accounts may see. */
export const accountReference = 'account';

/** A mail with its Message-ID, which stays the same for each attempt. */
export interface OutboxMail extends StorableMail {
  messageId: string;
  /** Keyed digest of the recipient; null for the company. */
  recipientKey: string | null;
  /** The daily limits that the mail counts towards. */
  limits: DailyLimit[];
}

interface DailyLimit {
  of: 'mailbox' | 'network';
  key: string;
  /** Maximum number of mails; further ones are withheld. */
  max: number;
}

export interface OutboxEntries {
  /** The reference of the request, or of the account mails, the digest or the newsletter mail. */
  reference: string;
  createdAt: Date;
  mails: OutboxMail[];
}

/** The part of the environment that mails need. */
export type MailEnv = Pick<Env, 'appSecret' | 'mailTo' | 'siteUrl'>;

/** The visitor who causes a mail. */
export interface MailSender extends Pick<Env, 'appSecret' | 'rateLimitPerHour'> {
  /** IP address. */
  address: string;
  now: Date;
}

/**
 * Adds the Message-ID, the key of the recipient and the daily limits of a mail. Without a sender,
 * the mail counts only towards the limit of its mailbox.
 */
export function identifyMail(mail: StorableMail, env: MailEnv, sender?: MailSender): OutboxMail {
  const { recipient, isOfAppointment } = mail;
  const recipientKey = recipientKeyOf(recipient, env);
  const ofMailbox = {
    of: 'mailbox' as const,
    key: mailboxKeyOf(recipient, env, isOfAppointment),
    max: maxMailsPerDay,
  };
  const kind = isOfAppointment ? 'appointment' : 'visitor';
  return {
    ...mail,
    messageId: `<${randomUUID()}@${new URL(env.siteUrl).hostname}>`,
    recipientKey,
    limits: [
      ...(recipientKey === null ? [] : [ofMailbox]),
      ...(sender ? networkLimits(recipientKey === null ? 'company' : kind, sender) : []),
    ],
  };
}

/**
 * The maximum number of mails that a network may cause per day, as multiples of the hourly rate
 * limit of a form: in production, by default, 100 to the company and 30 of each other kind. Mail
 * providers allow an account some hundreds or thousands of mails a day.
 */
const networkMails = { company: 5, appointment: 1.5, visitor: 1.5 };

function networkLimits(
  kind: keyof typeof networkMails,
  { address, appSecret, now, rateLimitPerHour }: MailSender,
): DailyLimit[] {
  return visitorNetworks(address).map(({ network }) => ({
    of: 'network',
    key: sign(appSecret, 'rate-limit', [utcDay(now), 'mails', kind, network]),
    max: Math.ceil(networkMails[kind] * rateLimitPerHour),
  }));
}

/**
 * Returns the keyed digest under which a recipient is suppressed; null for the company's own
 * address.
 */
export function recipientKeyOf(
  address: string,
  { appSecret, mailTo }: Pick<Env, 'appSecret' | 'mailTo'>,
): string | null {
  const recipient = address.toLowerCase();
  return recipient === mailTo.toLowerCase() ? null : sign(appSecret, 'recipient', [recipient]);
}

/**
 * Returns the key under which the mails to a mailbox are counted, separately for mails about
 * appointments. The key also serves to block the mailbox as a sender.
 */
export function mailboxKeyOf(
  address: string,
  { appSecret }: Pick<Env, 'appSecret'>,
  isOfAppointment = false,
): string {
  const mailbox = mailboxOf(address);
  return sign(appSecret, 'recipient', isOfAppointment ? ['appointment', mailbox] : [mailbox]);
}

/**
 * CTEs that insert the mails when `stored` has a row. `stored` is the name of another CTE,
 * optionally with a condition. All mails are one JSON parameter, so that the statement does not
 * depend on their number. Mails over a daily limit (in UTC) or to a suppressed address are stored
 * as withheld. A mail over the limit of the sender's network does not count for the mailbox of the
 * recipient. `mails` must be the last CTE.
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
        attachments jsonb, unsubscribe_url text, thread_ids text[], recipient_key text, limits jsonb)
      where exists (select from ${stored})
    ), daily_limit as (
      select message_id, "of", key, max
      from mail, jsonb_to_recordset(limits) as daily_limit ("of" text, key text, max int)
    ), of_network as (${countMails(day, sql`"of" = 'network'`)}
    ), over_network as (
      select message_id from daily_limit join of_network using (key) where attempts > max
    ), of_mailbox as (${countMails(
      day,
      sql`"of" = 'mailbox' and message_id not in (select message_id from over_network)`,
    )}
    ), exceeded as (
      select message_id from over_network union
      select message_id from daily_limit join of_mailbox using (key) where attempts > max
    ), judged as (
      select mail.*,
        case when suppressed.key is not null then 'suppressed' when exceeded.message_id is not null then 'daily-limit'
        end as withheld
      from mail
      left join exceeded using (message_id)
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

/** SQL statement that counts the mails of a day towards the limits that meet the condition. */
function countMails(day: string, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    insert into rate_limits (key, window_start, attempts)
    select key, ${`${day}T00:00:00Z`}::timestamptz, count(*) from daily_limit where ${condition}
    group by key order by key
    on conflict (key, window_start) do update set attempts = rate_limits.attempts + excluded.attempts
    returning key, attempts`;
}

/** Inserts mails in a separate statement, when `condition` (by default always) has a row. */
export async function storeMails(
  db: Database,
  entries: OutboxEntries,
  condition = sql`(select) as always`,
): Promise<void> {
  await sql`with ${insertMails(entries, condition)} select`.execute(db);
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
    limits: mail.limits,
  };
}
