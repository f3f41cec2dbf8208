/** Threads of replies to requests, and saved views of the list. */
import { sql, type Kysely } from 'kysely';

/**
 * `thread_ids` are the Message-IDs of the thread, oldest first (RFC 5322, 3.6.4); null for
 * automatic mails. A view is the query in the URL of the list.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column thread_ids text[]`.execute(db);
  await sql`
    create table saved_views (
      id integer generated always as identity primary key,
      user_id integer not null references users (id) on delete cascade,
      name text not null check (char_length(name) between 1 and 60),
      query text not null check (char_length(query) between 1 and 500),
      created_at timestamptz not null,
      unique (user_id, name)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table saved_views`.execute(db);
  await sql`alter table outbox drop column thread_ids`.execute(db);
}
