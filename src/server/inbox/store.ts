/** Adds a mail to its request, which returns to the list. */
import type { Database } from '#server/database/database.ts';
import type { Env } from '#server/env.ts';
import type { ReceivedMail } from '#server/inbox/read.ts';
import { findAddressed } from '#server/mail/reply-address.ts';
import { customerMails } from '#contracts/staff/customer-mail.ts';
import { sql } from 'kysely';

/** The maximum per request, above which mails stay in the mailbox: no customer sends more. */
const maxMailsPerDay = 20;
const dayMs = 24 * 3_600_000;

/** Message-IDs that are looked up: an honest mail names the threads of a few months. */
const maxThreads = 200;

/**
 * Whether the headers of a mail, as they were sent, name an address that we signed or a mail of
 * ours. It costs one query at most, so that mails of strangers are not read any further.
 */
export async function mayBeAnswer(
  db: Database,
  env: Pick<Env, 'inbox' | 'validSecrets'>,
  headers: string,
): Promise<boolean> {
  if (findAddressed(env, headers)) return true;
  const ids = headers.match(/<[^<>\s]{1,250}>/g)?.slice(-maxThreads) ?? [];
  if (ids.length === 0) return false;
  const { rows } = await sql<{ isOurs: boolean }>`
    select exists (select from outbox where message_id = any(${ids}::text[])) as is_ours`.execute(db);
  return rows[0]?.isOurs ?? false;
}

/**
 * Finds the request of a reply: by our signed reference in its address, or else by a mail of ours
 * to which its sender replied.
 */
export async function findAnswered(
  db: Database,
  env: Pick<Env, 'inbox' | 'validSecrets'>,
  { recipients, answered, sender }: ReceivedMail,
): Promise<string | undefined> {
  const addressed = findAddressed(env, recipients);
  if (addressed || answered.length === 0) return addressed;
  const { rows } = await sql<{ reference: string }>`
    select reference from outbox join requests using (reference)
    where message_id = any(${answered}::text[]) and lower(requests.email) = ${sender}
    order by outbox.id desc limit 1`.execute(db);
  return rows[0]?.reference;
}

/**
 * True when the mail is stored, now or before. An automatic reply is shown only. A waiting request
 * keeps its position in the list; any other returns as due now.
 */
export async function storeMail(
  db: Database,
  mail: ReceivedMail,
  { reference, at, now }: { reference: string; at: Date; now: Date },
): Promise<boolean> {
  const { id: messageId, sender, subject, text, isCut, leftOut, isAutomatic } = mail;
  const kind = isAutomatic ? customerMails.automatic : customerMails.written;
  const detail = { messageId, sender, subject, leftOut, ...(isCut && { isCut }) };
  const files = mail.files.map(({ name, type, bytes }) => ({
    ...{ name, type },
    content: Buffer.from(bytes).toString('base64'),
  }));
  const ofThisMail = sql`request_events.reference = ${reference} and detail ->> 'messageId' = ${messageId}`;
  const { rows } = await sql<{ isStored: boolean }>`
    with stored as (
      insert into request_events (reference, kind, text, detail, created_at)
      select reference, ${kind}, nullif(${text}, ''), ${JSON.stringify(detail)}::jsonb, ${at}::timestamptz
      from requests where reference = ${reference} and ${maxMailsPerDay} > (
        select count(*) from request_events
        where request_events.reference = requests.reference and kind in (${sql.join(Object.values(customerMails))})
          and created_at > ${new Date(now.getTime() - dayMs)})
      on conflict (reference, (detail ->> 'messageId')) where detail ->> 'messageId' is not null do nothing
      returning id, reference
    ), filed as (
      insert into received_files (event_id, name, type, content)
      select stored.id, name, type, decode(content, 'base64')
      from stored, jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as file (name text, type text, content text)
    ), brought_back as (
      update requests set customer_wrote_at = ${now}::timestamptz,
        sort_at = case when waits_from <= ${now} then sort_at else least(sort_at, ${now}) end
      from stored where requests.reference = stored.reference and not ${isAutomatic}::boolean
    )
    select exists (select from stored) or exists (select from request_events where ${ofThisMail}) as is_stored`.execute(
    db,
  );
  return rows[0]?.isStored ?? false;
}
