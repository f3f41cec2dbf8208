/** Days and hours on which the company takes no bookings, as staff sets them. */
import { sql, type Kysely } from 'kysely';

/**
 * A closure applies on each of its days from `starts_at` until `ends_at`, in Europe/Amsterdam;
 * 00:00 until 24:00 is the whole day. Without a team it applies to all teams.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table closures (
      id integer generated always as identity primary key,
      first_day date not null,
      last_day date not null,
      starts_at text not null check (starts_at ~ '^([01][0-9]|2[0-3]):00$'),
      ends_at text not null check (ends_at ~ '^([01][0-9]|2[0-4]):00$'),
      team smallint check (team >= 1),
      reason text check (char_length(reason) between 1 and 100),
      user_id integer references users (id) on delete set null,
      created_at timestamptz not null,
      constraint closures_days_in_order check (first_day <= last_day),
      constraint closures_hours_in_order check (starts_at < ends_at)
    )`.execute(db);
  await sql`create index closures_by_day on closures (last_day, first_day)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table closures`.execute(db);
}
