/** Keeps mails that are not to be sent, with the reason, for the company to see. */
import { sql, type Kysely } from 'kysely';

/** A mail that is withheld was never tried and never will be. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox
      add column withheld text check (withheld in ('daily-limit')),
      add constraint outbox_withheld_is_dead check (withheld is null or dead_at is not null)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox drop constraint outbox_withheld_is_dead, drop column withheld`.execute(db);
}
