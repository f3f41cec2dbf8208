/** Lets visitors undo a cancellation, which takes effect some minutes after it was requested. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table appointments add column cancel_at timestamptz`.execute(db);
  await sql`create index appointments_cancel_at on appointments (cancel_at) where cancel_at is not null`.execute(
    db,
  );
}

/** Executes the scheduled cancellations. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    update appointments set status = 'cancelled', is_confirmed = false
    where cancel_at is not null and status in ('pending', 'confirmed')`.execute(db);
  await sql`drop index appointments_cancel_at`.execute(db);
  await sql`alter table appointments drop column cancel_at`.execute(db);
}
