/** Adds the duration of the visits of a series: one to four hours, as for bookings. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table series add column hours smallint not null default 1 check (hours between 1 and 4)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table series drop column hours`.execute(db);
}
