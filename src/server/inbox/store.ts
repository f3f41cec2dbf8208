/**
 * Adds a mail to its request. The request then returns to the list, unless the mail is an automatic
 * reply.
 */
import { utcDay } from '#domain/days.ts';
import { sign } from '#server/crypto/signatures.ts';
import type { Database } from '#server/database/database.ts';
import type { Env } from '#server/env.ts';
import type { Services } from '#server/http/services.ts';
import type { ReceivedMail } from '#server/inbox/read.ts';
import { findAddressed } from '#server/mail/reply-address.ts';
import { customerMails } from '#contracts/staff/customer-mail.ts';
import { sql, type RawBuilder } from 'kysely';

/**
 * The maximum number of mails per request and day, counted separately for the customer and for
 * others. Genuine customers send fewer; further mails stay in the mailbox.
 */
export const maxMailsPerDay = 20;

/** The maximum size of all files of a request, because twenty mails could bring 160 MB a day. */
const maxFileBytes = 50 * 1024 * 1024;

/** The maximum size of all files per day, because anybody can obtain reply addresses from forms. */
const maxFileBytesPerDay = 500 * 1024 * 1024;

/** The maximum size of all texts per day, because each search reads all texts. */
const maxTextBytesPerDay = 10 * 1024 * 1024;
/** The number of characters kept of a mail once `maxTextBytesPerDay` is reached. */
const shortLength = 500;

/** The maximum number of Message-IDs to look up; a thread of some months has fewer. */
const maxThreads = 200;

export interface Candidate {
  reference: string;
  /** True when the mail names the customer as its sender. */
  isCustomer: boolean;
}

/**
 * Finds the request that a mail may belong to: the unparsed headers contain an address with our
 * signature, or name a mail of ours. All other mails are left unparsed.
 */
export async function findCandidate(
  db: Database,
  env: Pick<Env, 'inbox' | 'validSecrets'>,
  headers: string,
): Promise<Candidate | undefined> {
  const addressed = findAddressed(env, headers) ?? '';
  const [, from = ''] = /^from:(.*(?:\r?\n[ \t].*)*)/im.exec(headers) ?? [];
  const sender = from
    .slice(from.lastIndexOf('<') + 1)
    .replace(/>[^>]*$/, '')
    .trim()
    .toLowerCase();
  const ids = headers.match(/<[^<>\s]{1,250}>/g)?.slice(-maxThreads) ?? [];
  const { rows } = await sql<Candidate>`
    select reference, coalesce(lower(email) = ${sender}, false) as is_customer
    from requests where reference = any(array(
      select ${addressed} union select reference from outbox where message_id = any(${ids}::text[])))
    order by reference = ${addressed} desc limit 1`.execute(db);
  return rows[0];
}

/**
 * Counts mails towards the daily maximum of a request, which the customer and others have
 * separately; false when the maximum is exceeded. Called before parsing, because a hostile mail
 * would take seconds of every run.
 */
export async function countMails(
  { db, env, now }: Pick<Services, 'db' | 'env' | 'now'>,
  { reference, isCustomer }: Candidate,
  count: number,
): Promise<boolean> {
  const day = utcDay(now());
  const key = sign(env.appSecret, 'received-mails', [day, reference, isCustomer ? 'customer' : 'others']);
  const { rows } = await sql<{ isAllowed: boolean }>`
    insert into rate_limits (key, window_start, attempts)
    values (${key}, ${`${day}T00:00:00Z`}::timestamptz, ${count}::int)
    on conflict (key, window_start) do update set attempts = rate_limits.attempts + excluded.attempts
    returning attempts <= ${maxMailsPerDay} as is_allowed`.execute(db);
  return rows[0]?.isAllowed ?? false;
}

/**
 * Returns a request to the list when a mail to it is left in the mailbox, because the mail may be
 * the customer's. The timeline of the request says so, once a day.
 */
export async function reportLeftMails(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { reference }: Candidate,
): Promise<void> {
  const detail = JSON.stringify({ messageId: `left ${utcDay(now())}` });
  await sql`
    with reported as (
      insert into request_events (reference, kind, detail, created_at)
      select reference, ${customerMails.left}, ${detail}::jsonb, ${now()}::timestamptz
      from requests where reference = ${reference}
      on conflict (reference, (detail ->> 'messageId')) where detail ->> 'messageId' is not null do nothing
    )
    update requests set customer_wrote_at = ${now()}, sort_at = ${returnedSortKey(now())}
    where reference = ${reference}`.execute(db);
}

/** SQL sort key of a request that waits again; a request that already waits keeps its position. */
function returnedSortKey(now: Date): RawBuilder<unknown> {
  return sql`case when waits_from <= ${now} then sort_at else least(sort_at, ${now}::timestamptz) end`;
}

/**
 * Finds the request of a reply: by our signed reference in the recipient address, or else by a mail
 * of ours that the customer replied to.
 */
export async function findAnswered(
  db: Database,
  env: Pick<Env, 'inbox' | 'validSecrets'>,
  { recipients, answered, sender }: ReceivedMail,
): Promise<string | undefined> {
  const addressed = findAddressed(env, recipients) ?? '';
  // If the visit in the address was removed, the mails about it belong to the request of its
  // series.
  const { rows } = await sql<{ reference: string }>`
    select reference from requests left join outbox using (reference)
    where reference = ${addressed} or (message_id = any(${answered}::text[]) and lower(requests.email) = ${sender})
    order by reference = ${addressed} desc, outbox.id desc limit 1`.execute(db);
  return rows[0]?.reference;
}

/**
 * Applies the limits in bytes. Drops the files of a mail when its request or the day has reached
 * the maximum of files, and truncates the text when the day has reached that of texts.
 */
async function withinTotal(
  db: Database,
  mail: ReceivedMail,
  { reference, now }: { reference: string; now: Date },
): Promise<ReceivedMail> {
  const dayBefore = new Date(now.getTime() - 24 * 3_600_000);
  const { rows } = await sql<{ hasFiles: boolean; hasTexts: boolean }>`
    select (
      select coalesce(sum(octet_length(content)) filter (where reference = ${reference}) >= ${maxFileBytes}
        or sum(octet_length(content)) filter (where created_at > ${dayBefore}) >= ${maxFileBytesPerDay}, false)
      from received_files join request_events on request_events.id = event_id
    ) as has_files, (
      select coalesce(sum(octet_length(text)), 0) >= ${maxTextBytesPerDay}
      from request_events where created_at > ${dayBefore}
    ) as has_texts`.execute(db);
  const { hasFiles, hasTexts } = rows[0] ?? { hasFiles: false, hasTexts: false };
  const short = Array.from(mail.text).slice(0, shortLength).join('');
  return {
    ...mail,
    ...(hasFiles && { files: [], leftOut: [...mail.leftOut, ...mail.files.map(({ name }) => name)] }),
    ...(hasTexts && { text: short, isCut: mail.isCut || short.length < mail.text.length }),
  };
}

/**
 * Signed references and ids in links and reply addresses. Most mail filters that rewrite links
 * leave these characters as they are; quoted-printable may insert line breaks.
 */
const signed = /([A-Z]{3}(?:-\w{4}){2}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(?:[\w-]|=\r?\n){20,}/gi;

/** Removes the signatures from a quoted mail, because staff could act as the customer with them. */
function withoutSignatures(text: string): string {
  return text.replace(signed, '$1.…');
}

function kindOf({ isUndelivered, isAutomatic }: ReceivedMail): string {
  if (isUndelivered) return customerMails.undelivered;
  return isAutomatic ? customerMails.automatic : customerMails.written;
}

/**
 * Stores a mail; true when it is stored, by this call or an earlier one. An automatic reply does
 * not return its request to the list. For any other mail, a waiting request keeps its position in
 * the list, and another request returns as due now. Each stored mail updates its request, because
 * `storeSeries` compares the version of that row.
 */
export async function storeMail(
  db: Database,
  mail: ReceivedMail,
  { reference, at, now }: { reference: string; at: Date; now: Date },
): Promise<boolean> {
  const { id: messageId, sender, subject } = mail;
  const { text, isCut, files: kept, leftOut } = await withinTotal(db, mail, { reference, now });
  const kind = kindOf(mail);
  const isAutomatic = kind === customerMails.automatic;
  const detail = { messageId, sender, subject, leftOut, ...(isCut && { isCut }) };
  const files = kept.map(({ name, type, bytes }) => ({
    ...{ name, type },
    content: Buffer.from(bytes).toString('base64'),
  }));
  const ofThisMail = sql`request_events.reference = ${reference} and detail ->> 'messageId' = ${messageId}`;
  const { rows } = await sql<{ isStored: boolean }>`
    with stored as (
      insert into request_events (reference, kind, text, detail, created_at)
      select reference, ${kind}, nullif(${withoutSignatures(text)}, ''), ${JSON.stringify(detail)}::jsonb, ${at}::timestamptz
      from requests where reference = ${reference}
      on conflict (reference, (detail ->> 'messageId')) where detail ->> 'messageId' is not null do nothing
      returning id, reference
    ), filed as (
      insert into received_files (event_id, name, type, content)
      select stored.id, name, type, decode(content, 'base64')
      from stored, jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as file (name text, type text, content text)
    ), returned as (
      update requests set
        customer_wrote_at = case when ${isAutomatic}::boolean then customer_wrote_at else ${now}::timestamptz end,
        sort_at = case when ${isAutomatic}::boolean then sort_at else ${returnedSortKey(now)} end
      from stored where requests.reference = stored.reference
    )
    select exists (select from stored) or exists (select from request_events where ${ofThisMail}) as is_stored`.execute(
    db,
  );
  return rows[0]?.isStored ?? false;
}
