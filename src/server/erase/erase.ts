/** Erases the personal data of a person on request (GDPR, art. 17). */
import { parsePhone } from '#domain/phone.ts';
import { isReference, referencePattern } from '#domain/references.ts';
import { accountKey } from '#server/accounts/login-store.ts';
import type { Database } from '#server/database/database.ts';
import { executeInPortions } from '#server/database/in-portions.ts';
import type { Env } from '#server/env.ts';
import { listViewsNaming, type PersonalData } from '#server/erase/views.ts';
import { storedForms } from '#server/registry.ts';
import { mailboxKeyOf, recipientKeyOf } from '#server/mail/outbox-entries.ts';
import { insertAudit } from '#server/audit.ts';
import { sql, type RawBuilder } from 'kysely';

/** The identifiers of a person, any of which selects their data. */
export interface Person {
  /** Case-insensitive. */
  email?: string | undefined;
  /** As the forms store it, such as `+31301234567`. */
  phone?: string | undefined;
  /** The reference of a submission, for one without an e-mail address, such as a testimonial. */
  reference?: string | undefined;
}

/**
 * Parses an e-mail address, a telephone number or a reference; returns undefined for other text.
 */
export function readPerson(text: string): Person | undefined {
  if (text.includes('@')) return { email: text.toLowerCase() };
  if (isReference(text)) return { reference: text };
  const phone = parsePhone(text);
  return phone === undefined ? undefined : { phone };
}

/**
 * SQL condition for the rows of a person. A telephone number only identifies persons without an
 * e-mail address, since a whole company may share it.
 */
export function matchesPerson({ email, phone, reference }: Person): RawBuilder<boolean> {
  return sql<boolean>`(lower(email) = lower(${email ?? null}::text)
    or (email is null and phone = ${phone ?? null}::text) or reference = ${reference ?? null}::text)`;
}

/** Number of rows of the person by table. */
export type Found = Record<string, number>;

type EraseEnv = Pick<Env, 'appSecret' | 'mailTo'>;

/** Counts the rows that `erasePersonalData` would erase, by table. */
export async function countPersonalData(
  db: Database,
  personalData: PersonalData,
  env: EraseEnv,
): Promise<Found> {
  const counts = (await listParts(db, personalData, env)).map(
    ({ table, condition }) =>
      sql`(select count(*)::int from ${sql.table(table)} where ${condition}) as ${sql.ref(table)}`,
  );
  const { rows } = await sql<Found>`select ${sql.join(counts)}`.execute(db);
  return rows[0] ?? {};
}

/**
 * Erases events and files in portions, then the rest in one statement. Audits the references, not
 * the person; returns the number of rows by table that the last statement erased. Notes of staff
 * are erased with their request.
 */
export async function erasePersonalData(
  db: Database,
  personalData: PersonalData,
  env: EraseEnv,
  { userId, at }: { userId: number; at: Date },
): Promise<Found> {
  const isOfPerson = sql<boolean>`reference = any(${personalData.references}::text[])`;
  await deleteEventsAndFiles(db, isOfPerson, isEventOf(personalData));
  const parts = await listParts(db, personalData, env);
  const removals = parts.map(
    ({ table, condition }) =>
      sql`${sql.ref(table)} as (delete from ${sql.table(table)} where ${condition} returning 1)`,
  );
  const counts = parts.map(
    ({ table }) => sql`(select count(*)::int from ${sql.ref(table)}) as ${sql.ref(table)}`,
  );
  const { references } = personalData;
  const { rows } = await sql<Found>`
    with ${sql.join(removals)}, digests as (
      ${emptyDigests(sql`select unnest(${references}::text[])`, at)}
    ), logged as (
      ${insertAudit({ userId, action: 'person.erased', detail: { references }, at })}
    )
    select ${sql.join(counts)}`.execute(db);
  return rows[0] ?? {};
}

/** SQL condition for the events of the requests, and the person's mails about those of others. */
function isEventOf({ references, email }: PersonalData): RawBuilder<boolean> {
  return sql`(reference = any(${references}::text[]) or detail ->> 'sender' = ${email}::text)`;
}

interface Part {
  table: string;
  condition: RawBuilder<unknown>;
}

async function listParts(db: Database, { references, email }: PersonalData, env: EraseEnv): Promise<Part[]> {
  const isOfPerson = sql`reference = any(${references}::text[])`;
  const isAddress = (column: string) => sql`lower(${sql.ref(column)}) = ${email}::text`;
  // The company's own address has no key: any visitor can enter it in a form.
  const key = email === null ? null : recipientKeyOf(email, env);
  const isMail = key === null ? sql`false` : sql`${isAddress('recipient')} or ${isAddress('replyTo')}`;
  const views = await listViewsNaming(db, { references, email });
  return [
    ...storedForms.map(({ table }) => ({ table, condition: isOfPerson })),
    { table: 'requests', condition: isOfPerson },
    { table: 'requestEvents', condition: isEventOf({ references, email }) },
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
  ];
}

/** Maximum number of events per statement, each with a text of up to 20,000 characters. */
const maxEvents = 1_000;
/** Maximum number of files per statement, of up to 5 MB each. */
const maxFiles = 20;

/**
 * Deletes the events and files of requests, in portions, before the requests themselves: those of
 * one request may take longer than the statement timeout. The conditions refer to the column
 * `reference`; the second one selects the events.
 */
export async function deleteEventsAndFiles(
  db: Database,
  isOfRequest: RawBuilder<boolean>,
  isEvent = isOfRequest,
): Promise<void> {
  const received = sql`
    delete from received_files where id in (
      select received_files.id from received_files join request_events on request_events.id = event_id
      where ${isEvent} limit ${maxFiles})`;
  const ofApplications = sql`
    delete from application_files where reference in (
      select reference from application_files where ${isOfRequest} limit ${maxFiles})`;
  const events = sql`
    delete from request_events where id in (
      select id from request_events where ${isEvent} limit ${maxEvents})`;
  await executeInPortions(db, received, maxFiles);
  await executeInPortions(db, ofApplications, maxFiles);
  await executeInPortions(db, events, maxEvents);
}

/**
 * Statement that empties digest mails that name a request. `references` is a query. The mails list
 * requests of several persons, so they are not deleted.
 */
export function emptyDigests(references: RawBuilder<unknown>, at: Date): RawBuilder<unknown> {
  return sql`
    update outbox set body = null, text_body = null, html_body = null, attachments = '[]',
      dead_at = case when sent_at is null then coalesce(dead_at, ${at}) end
    where reference like 'digest-%' and is_kept and exists (
      select from regexp_matches(coalesce(body::text, text_body), ${referencePattern}, 'g') as named (codes)
      where codes[1] in (${references}))`;
}
