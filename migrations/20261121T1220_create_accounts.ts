/**
 * Accounts, sessions, counters of failed logins, and the audit log. Passwords, tokens and IP
 * addresses are only stored as digests.
 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id integer generated always as identity primary key,
      username text not null unique check (char_length(username) between 1 and 100 and username = lower(username)),
      password_hash text not null check (char_length(password_hash) between 20 and 300),
      role text not null check (role in ('administrator', 'operations-manager', 'team-leader', 'demo-user')),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table sessions (
      id integer generated always as identity primary key,
      token_hash text not null unique check (char_length(token_hash) between 32 and 128),
      user_id integer not null references users (id) on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      revoked_at timestamptz,
      constraint sessions_expire_later check (expires_at > created_at)
    )`.execute(db);
  await sql`create index sessions_of_user on sessions (user_id)`.execute(db);
  await createLoginAttempts(db);
  await sql`
    create table audit_log (
      id integer generated always as identity primary key,
      user_id integer references users (id) on delete set null,
      action text not null check (char_length(action) between 1 and 100),
      detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object'),
      created_at timestamptz not null default now()
    )`.execute(db);
}

/**
 * A row counts the failures of an account or an IP address until `expires_at`; the key is a digest.
 */
async function createLoginAttempts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table login_attempts (
      key text primary key check (char_length(key) between 32 and 128),
      failures integer not null check (failures >= 0),
      expires_at timestamptz not null
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['audit_log', 'login_attempts', 'sessions', 'users']) {
    await sql`drop table ${sql.table(table)}`.execute(db);
  }
}
