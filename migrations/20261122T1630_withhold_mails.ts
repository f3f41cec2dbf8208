/** Stores mails that are not sent, with the reason, for staff to see. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox
      add column withheld text check (withheld in ('daily-limit')),
      add constraint outbox_withheld_is_dead check (withheld is null or dead_at is not null)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox drop constraint outbox_withheld_is_dead, drop column withheld`.execute(db);
}
