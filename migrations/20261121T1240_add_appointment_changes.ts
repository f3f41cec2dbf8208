/** Lets visitors move and cancel appointments. */
import { sql, type Kysely } from 'kysely';

/**
 * `sequence` counts the changes of an appointment, by which calendars recognise the newest version
 * (RFC 5545, 3.8.7.4).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table appointments add column sequence integer not null default 0 check (sequence >= 0)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table appointments drop column sequence`.execute(db);
}
