/**
 * Lets staff book for a caller who gives neither a company nor an e-mail address. The form for
 * visitors still requires both.
 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table appointments alter column email drop not null, alter column bedrijf drop not null`.execute(
    db,
  );
}

/** Throws when staff has made such a booking. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table appointments alter column email set not null, alter column bedrijf set not null`.execute(
    db,
  );
}
