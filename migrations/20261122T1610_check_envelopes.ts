/**
 * Adds a digest of the answers, which distinguishes a repeat from another submission under the same
 * id, and a sign of spam for requests that no form can have sent.
 */
import { sql, type Kysely } from 'kysely';

const submissionTables = [
  'contact_requests',
  'callback_requests',
  'appointments',
  'applications',
  'testimonials',
];
const signs = ['honeypot', 'too-fast', 'links', 'repetition'];

/** The digest is null in existing rows, which match any answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of submissionTables) {
    await sql`
      alter table ${sql.table(table)} add column answers_digest text
        check (char_length(answers_digest) = 43)`.execute(db);
  }
  await replaceSigns(db, [...signs, 'no-envelope']);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of [...submissionTables, 'newsletter_subscribers']) {
    await sql`
      update ${sql.table(table)} set quarantine_reasons =
        array_append(array_remove(array_remove(quarantine_reasons, 'no-envelope'), 'too-fast'), 'too-fast')
      where 'no-envelope' = any (quarantine_reasons)`.execute(db);
  }
  await replaceSigns(db, signs);
  for (const table of submissionTables)
    await sql`alter table ${sql.table(table)} drop column answers_digest`.execute(db);
}

async function replaceSigns(db: Kysely<unknown>, allowed: string[]): Promise<void> {
  for (const table of [...submissionTables, 'newsletter_subscribers']) {
    const name = sql.id(`${table}_quarantine_reasons_check`);
    await sql`
      alter table ${sql.table(table)} drop constraint ${name}, add constraint ${name}
        check (quarantine_reasons <@ array[${sql.join(allowed.map((sign) => sql.lit(sign)))}])`.execute(db);
  }
}
