/**
 * Adds blocked senders, indexes for finding the data of a person, and a version by which concurrent
 * edits of a case study are detected.
 */
import { sql, type Kysely } from 'kysely';

const quarantineTables = [
  'contact_requests',
  'callback_requests',
  'appointments',
  'applications',
  'testimonials',
  'newsletter_subscribers',
];
const signs = ['honeypot', 'too-fast', 'links', 'repetition', 'no-envelope'];

export async function up(db: Kysely<unknown>): Promise<void> {
  // `key` is a keyed digest of the address, as in the daily limits of mails.
  await sql`
    create table blocked_senders (
      key text primary key,
      blocked_until timestamptz not null
    )`.execute(db);
  await replaceSigns(db, [...signs, 'blocked-sender']);
  // Persons without an e-mail address are found by telephone number or name.
  await sql`create index requests_by_phone on requests (phone) where email is null`.execute(db);
  await sql`create index requests_by_name on requests (lower(name)) where email is null`.execute(db);
  await sql`create index outbox_of_recipient on outbox (lower(recipient))`.execute(db);
  await sql`alter table case_studies add column version integer not null default 1 check (version >= 1)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table case_studies drop column version`.execute(db);
  await sql`drop index outbox_of_recipient, requests_by_name, requests_by_phone`.execute(db);
  for (const table of quarantineTables) {
    // Submissions of blocked senders stay in quarantine.
    await sql`
      update ${sql.table(table)} set quarantine_reasons =
        array_append(array_remove(array_remove(quarantine_reasons, 'blocked-sender'), 'too-fast'), 'too-fast')
      where 'blocked-sender' = any (quarantine_reasons)`.execute(db);
  }
  await replaceSigns(db, signs);
  await sql`drop table blocked_senders`.execute(db);
}

async function replaceSigns(db: Kysely<unknown>, allowed: string[]): Promise<void> {
  for (const table of quarantineTables) {
    const name = sql.id(`${table}_quarantine_reasons_check`);
    await sql`
      alter table ${sql.table(table)} drop constraint ${name}, add constraint ${name}
        check (quarantine_reasons <@ array[${sql.join(allowed.map((sign) => sql.lit(sign)))}])`.execute(db);
  }
}
