/**
 * Remembers with which devices somebody has logged in before: they are let in while others guess.
 */
import { sql, type Kysely } from 'kysely';

/** The key is a digest of the account with what names the device, never either as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table known_devices (
      key text primary key check (char_length(key) between 32 and 128),
      expires_at timestamptz not null
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table known_devices`.execute(db);
}
