/** Lets the visitor move and cancel an appointment: calendars tell a newer message from an older one by its sequence. */
import { sql, type Kysely } from 'kysely';

/** `sequence` counts the changes of an appointment (RFC 5545, 3.8.7.4). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table appointments add column sequence integer not null default 0 check (sequence >= 0)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table appointments drop column sequence`.execute(db);
}
