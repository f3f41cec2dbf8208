/** Removes all that is known of a person who asks for that (GDPR, art. 17). */
import type { Database } from '#server/database/database.ts';
import { storedForms } from '#server/forms/registry.ts';
import { sql, type RawBuilder } from 'kysely';

/** How the person is known; any of these that is given is looked for. */
export interface Person {
  /** In whatever case. */
  email?: string;
  /** As the forms store it, such as `+31301234567`. */
  phone?: string;
  /** Of one of their submissions, such as a testimonial, which has no address. */
  reference?: string;
}

/** How many rows of each table are theirs. */
export type Found = Record<string, number>;

/** Counts what `erasePerson` would remove. */
export async function findPerson(db: Database, person: Person): Promise<Found> {
  const counts = listParts(person).map(
    ({ table, condition }) =>
      sql`(select count(*)::int from ${sql.table(table)} where ${condition}) as ${sql.ref(table)}`,
  );
  const { rows } = await sql<Found>`with ${theirs(person)} select ${sql.join(counts)}`.execute(db);
  return rows[0] ?? {};
}

/**
 * Removes it, in one statement, and writes down that it was done: how much, and not of whom. What
 * staff wrote about a request goes with it.
 */
export async function erasePerson(db: Database, person: Person, now: Date): Promise<Found> {
  const parts = listParts(person);
  const removals = parts.map(
    ({ table, condition }) =>
      sql`${sql.ref(table)} as (delete from ${sql.table(table)} where ${condition} returning 1)`,
  );
  const counts = parts.map(
    ({ table }) => sql`(select count(*)::int from ${sql.ref(table)}) as ${sql.ref(table)}`,
  );
  const { rows } = await sql<Found>`
    with ${theirs(person)}, ${sql.join(removals)} select ${sql.join(counts)}`.execute(db);
  const detail = JSON.stringify(rows[0] ?? {});
  await sql`
    insert into audit_log (action, detail, created_at) values ('person.erased', ${detail}::jsonb, ${now})`.execute(
    db,
  );
  return rows[0] ?? {};
}

function theirs({ email = null, phone = null, reference = null }: Nullable): RawBuilder<unknown> {
  return sql`theirs as materialized (
    select reference from requests
    where lower(email) = lower(${email}::text) or phone = ${phone}::text or reference = ${reference}::text
  )`;
}

type Nullable = { [Name in keyof Person]: string | null | undefined };

/** Keyed digests of the address are left: they say nothing of anybody, and end by themselves. */
function listParts({ email = null }: Nullable): { table: string; condition: RawBuilder<unknown> }[] {
  const ofTheirs = sql`reference in (select reference from theirs)`;
  const isAddress = (column: string) => sql`lower(${sql.ref(column)}) = lower(${email}::text)`;
  return [
    ...storedForms.map(({ table }) => ({ table, condition: ofTheirs })),
    { table: 'newsletterSubscribers', condition: isAddress('email') },
    {
      table: 'outbox',
      condition: sql`${ofTheirs} or ${isAddress('recipient')} or ${isAddress('replyTo')}`,
    },
  ];
}
