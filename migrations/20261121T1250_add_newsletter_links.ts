/** Lets subscribers confirm and unsubscribe by a link. Unsubscribing deletes the row. */
import { sql, type Kysely } from 'kysely';

/**
 * `public_id` identifies a subscriber in links; `mailed_at` is when the last confirmation mail was
 * sent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from newsletter_subscribers where status = 'unsubscribed'`.execute(db);
  await sql`
    alter table newsletter_subscribers
      drop column status,
      drop column unsubscribed_at,
      add column public_id uuid not null default gen_random_uuid(),
      add column mailed_at timestamptz,
      add column quarantine_reasons text[] not null default '{}'
        check (quarantine_reasons <@ array['honeypot', 'too-fast', 'links', 'repetition'])`.execute(db);
  await sql`alter table newsletter_subscribers alter column public_id drop default`.execute(db);
  // Not unique: UUIDs do not collide, and `on conflict` with a target handles the conflicts of one
  // unique index only.
  await sql`create index newsletter_by_public_id on newsletter_subscribers (public_id)`.execute(db);
  await sql`alter table outbox add column unsubscribe_url text check (unsubscribe_url ~ '^https?://\\S+$')`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox drop column unsubscribe_url`.execute(db);
  await sql`drop index newsletter_by_public_id`.execute(db);
  await sql`
    alter table newsletter_subscribers
      drop column public_id,
      drop column mailed_at,
      drop column quarantine_reasons,
      add column status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
      add column unsubscribed_at timestamptz`.execute(db);
  await sql`update newsletter_subscribers set status = 'confirmed' where confirmed_at is not null`.execute(
    db,
  );
  await sql`
    alter table newsletter_subscribers
      add constraint newsletter_confirmed_has_moment check (status <> 'confirmed' or confirmed_at is not null),
      add constraint newsletter_unsubscribed_has_moment check (
        status <> 'unsubscribed' or unsubscribed_at is not null
      )`.execute(db);
}
