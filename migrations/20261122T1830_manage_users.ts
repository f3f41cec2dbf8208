/**
 * Adds names, e-mail addresses and states of accounts, second factors, and the device of a session.
 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The signature of a mailed link covers `link_version`: an increment invalidates earlier links.
  await sql`
    alter table users
      alter column password_hash drop not null,
      add column name text check (char_length(name) between 1 and 100),
      add column shown_name text not null generated always as (coalesce(name, username)) stored,
      add column email text unique check (char_length(email) between 3 and 254 and email = lower(email)),
      add column state text not null default 'active' check (state in ('invited', 'active', 'deactivated')),
      add column link_version integer not null default 0,
      add column last_login_at timestamptz,
      add constraint users_active_with_password check (state <> 'active' or password_hash is not null)`.execute(
    db,
  );
  // A description, such as "Firefox, Windows"; the user agent itself is not stored.
  await sql`alter table sessions add column device text check (char_length(device) <= 60)`.execute(db);
  await createFactors(db);
}

async function createFactors(db: Kysely<unknown>): Promise<void> {
  // The secret is encrypted. Codes of time steps up to `last_step` are rejected (RFC 6238, 5.2).
  await sql`
    create table totp_secrets (
      user_id integer primary key references users (id) on delete cascade,
      secret text not null check (char_length(secret) between 40 and 300),
      last_step integer not null default 0,
      confirmed_at timestamptz
    )`.execute(db);
  await sql`
    create table passkeys (
      id integer generated always as identity primary key,
      user_id integer not null references users (id) on delete cascade,
      credential_id text not null unique check (char_length(credential_id) <= 1400),
      public_key text not null check (char_length(public_key) <= 4000),
      counter bigint not null default 0,
      transports text[] not null default '{}',
      name text not null check (char_length(name) between 1 and 60),
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index passkeys_of_user on passkeys (user_id)`.execute(db);
  // Challenges of WebAuthn, each valid once.
  await sql`
    create table passkey_challenges (
      challenge text primary key check (char_length(challenge) between 32 and 128),
      user_id integer not null references users (id) on delete cascade,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`
    create table recovery_codes (
      code_hash text primary key check (char_length(code_hash) between 32 and 128),
      user_id integer not null references users (id) on delete cascade
    )`.execute(db);
  await sql`create index recovery_codes_of_user on recovery_codes (user_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['recovery_codes', 'passkey_challenges', 'passkeys', 'totp_secrets']) {
    await sql`drop table ${sql.table(table)}`.execute(db);
  }
  await sql`alter table sessions drop column device`.execute(db);
  // Removes invited accounts, since the column requires a password.
  await sql`delete from users where password_hash is null`.execute(db);
  await sql`
    alter table users
      drop constraint users_active_with_password,
      drop column last_login_at,
      drop column link_version,
      drop column state,
      drop column email,
      drop column shown_name,
      drop column name,
      alter column password_hash set not null`.execute(db);
}
