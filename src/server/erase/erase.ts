/** Erases the personal data of a person on request (GDPR, art. 17). */
import { parsePhone } from '#domain/phone.ts';
import { isReference, referencePattern } from '#domain/references.ts';
import { accountKey } from '#server/accounts/login-store.ts';
import type { Database } from '#server/database/database.ts';
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

/** Maximum number of events per statement, whose files take most of its time. */
const maxEvents = 1_000;

/**
 * Erases the events in portions, since the texts and files of mails may take longer than the
 * statement timeout, then the rest in one statement. Audits the references, not the person; returns
 * the number of rows by table that the last statement erased. Notes of staff are erased with their
 * request.
 */
export async function erasePersonalData(
  db: Database,
  personalData: PersonalData,
  env: EraseEnv,
  { userId, at }: { userId: number; at: Date },
): Promise<Found> {
  await eraseEvents(db, personalData);
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

async function eraseEvents(db: Database, personalData: PersonalData): Promise<void> {
  const { numAffectedRows } = await sql`
    delete from request_events where id in (
      select id from request_events where ${isEventOf(personalData)} limit ${maxEvents})`.execute(db);
  if (Number(numAffectedRows) === maxEvents) await eraseEvents(db, personalData);
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
