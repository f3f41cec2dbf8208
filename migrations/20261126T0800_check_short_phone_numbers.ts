/** Numbers of municipalities (`14 030`) are the shortest: seven digits with their country code. */
import { sql, type Kysely } from 'kysely';

const tables = ['contact_requests', 'appointments', 'callback_requests', 'applications'];

export async function up(db: Kysely<unknown>): Promise<void> {
  await replaceChecks(db, 7);
}

/** Throws when a row has a number of seven digits. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await replaceChecks(db, 8);
}

async function replaceChecks(db: Kysely<unknown>, digits: number) {
  const check = sql.lit(`^\\+[1-9][0-9]{${String(digits - 1)},14}$`);
  for (const table of tables) {
    const name = sql.id(`${table}_telefoon_check`);
    await sql`
      alter table ${sql.table(table)}
        drop constraint ${name},
        add constraint ${name} check (telefoon ~ ${check})`.execute(db);
  }
}
