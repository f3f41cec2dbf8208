/**
 * Lets staff enter requests that were made by telephone. A caller may give neither a company nor an
 * e-mail address, or a company where the form asks for none.
 */
import { sql, type Kysely } from 'kysely';

const tables = [
  'contact_requests',
  'callback_requests',
  'appointments',
  'applications',
  'testimonials',
  'requests',
];
const ofVisitors = ['direct', 'search', 'social', 'own', 'other'];

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contact_requests alter column email drop not null, alter column bedrijf drop not null`.execute(
    db,
  );
  await sql`alter table callback_requests
    add column bedrijf text check (char_length(bedrijf) between 1 and 100)`.execute(db);
  await replaceChecks(db, [...ofVisitors, 'telephone']);
}

/** Throws when staff has entered a request. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await replaceChecks(db, ofVisitors);
  await sql`alter table callback_requests drop column bedrijf`.execute(db);
  await sql`alter table contact_requests alter column email set not null, alter column bedrijf set not null`.execute(
    db,
  );
}

async function replaceChecks(db: Kysely<unknown>, referrers: string[]): Promise<void> {
  for (const table of tables) {
    const name = sql.id(`${table}_referrer_check`);
    const known = sql.join(referrers.map((code) => sql.lit(code)));
    await sql`
      alter table ${sql.table(table)}
        drop constraint ${name},
        add constraint ${name} check (referrer in (${known}))`.execute(db);
  }
}
