/**
 * Newsletter subscribers. A subscription is active once it is confirmed through the link in the
 * mail.
 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table newsletter_subscribers (
      id integer generated always as identity primary key,
      email text not null check (char_length(email) between 3 and 254),
      locale text not null check (locale in ('nl', 'en', 'es', 'de', 'fr', 'ar')),
      status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
      created_at timestamptz not null default now(),
      confirmed_at timestamptz,
      unsubscribed_at timestamptz,
      constraint newsletter_confirmed_has_moment check (status <> 'confirmed' or confirmed_at is not null),
      constraint newsletter_unsubscribed_has_moment check (status <> 'unsubscribed' or unsubscribed_at is not null)
    )`.execute(db);
  await sql`create unique index newsletter_one_per_address on newsletter_subscribers (lower(email))`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table newsletter_subscribers`.execute(db);
}
