/** Erases the personal data of a person on request (GDPR, art. 17). */
import { isReference, referencePattern } from '#domain/references.ts';
import { accountKey } from '#server/accounts/login-store.ts';
import type { Database } from '#server/database/database.ts';
import { deletePortion, executeInPortions } from '#server/database/in-portions.ts';
import type { DB } from '#server/database/tables.ts';
import type { Env } from '#server/env.ts';
import { listViewsNaming, type PersonalData } from '#server/erase/views.ts';
import { storedForms } from '#server/registry.ts';
import { mailboxKeyOf, recipientKeyOf } from '#server/mail/outbox-entries.ts';
import { storeAudit } from '#server/audit.ts';
import { sql, type RawBuilder } from 'kysely';

/** Identifiers of a person. Each of them selects data of the person. */
export interface Person {
  /** Case-insensitive. */
  email?: string | undefined;
  /** As the forms store it, such as `+31301234567`. */
  phone?: string | undefined;
  /** For a submission without an e-mail address, such as a testimonial. */
  reference?: string | undefined;
}

/**
 * Parses an e-mail address, a telephone number as the forms store it, or a reference; returns
 * undefined for other text.
 */
export function readPerson(text: string): Person | undefined {
  if (text.includes('@')) return { email: text.toLowerCase() };
  if (isReference(text)) return { reference: text };
  return text.startsWith('+') ? { phone: text } : undefined;
}

/**
 * SQL condition for the rows of a person. A telephone number only identifies persons without an
 * e-mail address, because a whole company may share it.
 */
export function matchesPerson({ email, phone, reference }: Person): RawBuilder<boolean> {
  return sql<boolean>`(lower(email) = lower(${email ?? null}::text)
    or (email is null and phone = ${phone ?? null}::text) or reference = ${reference ?? null}::text)`;
}

/** Number of rows by table. */
export type RowCounts = Record<string, number>;

type EraseEnv = Pick<Env, 'appSecret' | 'mailTo'>;

/** Counts the rows that `erasePersonalData` would erase, by table. */
export async function countPersonalData(
  db: Database,
  personalData: PersonalData,
  env: EraseEnv,
): Promise<RowCounts> {
  const counts = (await listParts(db, personalData, env)).map(
    ({ table, condition }) =>
      sql`(select count(*)::int from ${sql.table(table)} where ${condition}) as ${sql.ref(table)}`,
  );
  const { rows } = await sql<RowCounts>`select ${sql.join(counts)}`.execute(db);
  return rows[0] ?? {};
}

/**
 * Erases the data in portions. Requests come last, because the person is found by them, so that an
 * erasure that failed can be repeated. The audit entry has the references, not the person. Notes of
 * staff are erased with their request.
 */
export async function erasePersonalData(
  db: Database,
  personalData: PersonalData,
  env: EraseEnv,
  { userId, at }: { userId: number; at: Date },
): Promise<void> {
  const { references } = personalData;
  await storeAudit(db, { userId, action: 'person.erased', detail: { references }, at });
  const digests = emptyDigests(sql`select unnest(${references}::text[])`, at);
  await digests.execute(db);
  await deleteParts(db, await listParts(db, personalData, env));
  // Again, for a digest that was stored in the meantime.
  await digests.execute(db);
}

/**
 * SQL condition of the events to erase: those of the requests, and the mails of the person about
 * other requests.
 */
export function isEventOf({ references, email }: PersonalData): RawBuilder<boolean> {
  return sql`(reference = any(${references}::text[]) or detail ->> 'sender' = ${email}::text)`;
}

interface Part {
  table: keyof DB;
  condition: RawBuilder<unknown>;
  /** Maximum number of rows per statement. */
  limit?: number;
}

/** Deletes the rows of each part, in portions. */
export async function deleteParts(db: Database, parts: readonly Part[]): Promise<void> {
  for (const { table, condition, limit = 1_000 } of parts)
    await executeInPortions(db, deletePortion(table, condition, limit), limit);
}

/** Maximum number of files per statement, of up to 5 MB each. */
const maxFiles = 20;

/**
 * Lists the files and events of requests. They are deleted before the requests, because one
 * statement for all may exceed the timeout. Both conditions refer to the column `reference`;
 * `isEvent` selects the events.
 */
export function listEventParts(isOfRequest: RawBuilder<unknown>, isEvent = isOfRequest): Part[] {
  const isOfEvent = sql`event_id in (select id from request_events where ${isEvent})`;
  return [
    { table: 'receivedFiles', condition: isOfEvent, limit: maxFiles },
    { table: 'applicationFiles', condition: isOfRequest, limit: maxFiles },
    { table: 'requestEvents', condition: isEvent },
  ];
}

async function listParts(db: Database, { references, email }: PersonalData, env: EraseEnv): Promise<Part[]> {
  const isOfPerson = sql`reference = any(${references}::text[])`;
  const isAddress = (column: string) => sql`lower(${sql.ref(column)}) = ${email}::text`;
  // The company's own address has no key, because any visitor can enter it in a form.
  const key = email === null ? null : recipientKeyOf(email, env);
  const isMail = key === null ? sql`false` : sql`${isAddress('recipient')} or ${isAddress('replyTo')}`;
  const views = await listViewsNaming(db, { references, email });
  return [
    ...listEventParts(isOfPerson, isEventOf({ references, email })),
    { table: 'newsletterSubscribers', condition: isAddress('email') },
    { table: 'outbox', condition: sql`${isOfPerson} or ${isMail}` },
    { table: 'savedViews', condition: sql`id = any(${views}::int[])` },
    { table: 'suppressedRecipients', condition: sql`key = ${key}::text` },
    { table: 'blockedSenders', condition: sql`key = ${key && mailboxKeyOf(email ?? '', env)}::text` },
    {
      table: 'rateLimits',
      condition: sql`key = any(${key ? [false, true].map((each) => mailboxKeyOf(email ?? '', env, each)) : []}::text[])`,
    },
    {
      table: 'loginAttempts',
      condition: sql`key = ${email === null ? null : accountKey(env.appSecret, email)}::text`,
    },
    ...storedForms.map(({ table }) => ({ table, condition: isOfPerson })),
    { table: 'requests', condition: isOfPerson },
  ];
}

/**
 * SQL statement that empties the digest mails that name one of the requests; `references` is a
 * query. A digest lists requests of several persons, so it is not deleted.
 */
export function emptyDigests(references: RawBuilder<unknown>, at: Date): RawBuilder<unknown> {
  return sql`
    update outbox set body = null, text_body = null, html_body = null, attachments = '[]',
      dead_at = case when sent_at is null then coalesce(dead_at, ${at}) end
    where reference like 'digest-%' and is_kept and exists (
      select from regexp_matches(coalesce(body::text, text_body), ${referencePattern}, 'g') as named (codes)
      where codes[1] in (${references}))`;
}
