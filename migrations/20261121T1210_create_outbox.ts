/** The outbox for mails, and the counters of rate limits. */
import { sql, type Kysely } from 'kysely';

/**
 * A mail is due from `next_attempt_at` until it is sent or given up (`dead_at`). Its Message-ID and
 * date are stored, so that a mail that is delivered twice is recognised as a duplicate. Bodies are
 * removed after their retention period.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outbox (
      id integer generated always as identity primary key,
      message_id text not null unique check (message_id ~ '^<[^<>\\s]+@[^<>\\s]+>$'),
      reference text not null check (char_length(reference) between 1 and 20),
      recipient text not null check (char_length(recipient) between 3 and 254),
      reply_to text not null check (char_length(reply_to) between 3 and 254),
      subject text not null check (char_length(subject) between 1 and 300),
      text_body text not null,
      html_body text not null,
      attachments jsonb not null default '[]' check (jsonb_typeof(attachments) = 'array'),
      created_at timestamptz not null default now(),
      next_attempt_at timestamptz not null default now(),
      attempts integer not null default 0 check (attempts >= 0),
      sent_at timestamptz,
      dead_at timestamptz,
      last_error text check (char_length(last_error) <= 200),
      constraint outbox_sent_or_dead check (sent_at is null or dead_at is null)
    )`.execute(db);
  await sql`
    create index outbox_due on outbox (next_attempt_at) where sent_at is null and dead_at is null`.execute(
    db,
  );
  await sql`
    create table rate_limits (
      key text not null,
      window_start timestamptz not null,
      attempts integer not null check (attempts >= 1),
      primary key (key, window_start)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table rate_limits`.execute(db);
  await sql`drop table outbox`.execute(db);
}
