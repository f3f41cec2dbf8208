/** Stores addresses that their own servers reject permanently, to which no mail is sent. */
import { sql, type Kysely } from 'kysely';

/** `key` is a keyed digest of the address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table suppressed_recipients (
      key text primary key,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    alter table outbox
      add column is_refused boolean not null default false,
      add constraint outbox_refused_is_dead check (not is_refused or dead_at is not null),
      drop constraint outbox_withheld_check,
      add constraint outbox_withheld_check check (withheld in ('daily-limit', 'suppressed'))`.execute(db);
  await sql`create index outbox_dead on outbox (dead_at) where dead_at is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index outbox_dead`.execute(db);
  // The previous version does not know this reason.
  await sql`update outbox set withheld = null where withheld = 'suppressed'`.execute(db);
  await sql`
    alter table outbox
      drop constraint outbox_refused_is_dead,
      drop column is_refused,
      drop constraint outbox_withheld_check,
      add constraint outbox_withheld_check check (withheld in ('daily-limit'))`.execute(db);
  await sql`drop table suppressed_recipients`.execute(db);
}
