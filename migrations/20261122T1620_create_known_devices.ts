/**
 * Stores the devices from which an account has logged in: failed logins of others do not block
 * them.
 */
import { sql, type Kysely } from 'kysely';

/** The key is a keyed digest of the account and the id of the device. */
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
