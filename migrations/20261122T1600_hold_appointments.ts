/**
 * Lets an appointment exist without a team: what looks like spam holds nothing, and a time that its
 * visitor never answered for is given free. Bounds how many times one visitor holds.
 */
import { sql, type Kysely } from 'kysely';

/**
 * `hold_until` is until when the visitor has time to open the link in the mail, null once they did;
 * `answered_at` is when. Of the appointments that one address or number holds, each has a place of
 * its own: two bookings at the same moment want the same place, and only one gets it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table appointments
      alter column team drop not null,
      add column hold_until timestamptz,
      add column answered_at timestamptz,
      add column email_place smallint check (email_place >= 1),
      add column phone_place smallint check (phone_place >= 1)`.execute(db);
  await sql`update appointments set team = null where quarantine_reasons <> '{}'`.execute(db);
  await sql`
    alter table appointments add constraint appointments_quarantined_hold_nothing
      check (quarantine_reasons = '{}' or team is null)`.execute(db);
  await sql`
    create unique index appointments_place_of_email on appointments (lower(email), email_place)
    where status in ('pending', 'confirmed') and team is not null`.execute(db);
  await sql`
    create unique index appointments_place_of_phone on appointments (telefoon, phone_place)
    where status in ('pending', 'confirmed') and team is not null`.execute(db);
  await sql`
    create index appointments_hold_until on appointments (hold_until)
    where team is not null and hold_until is not null`.execute(db);
}

/** One without a team cannot be kept as it is, so it counts as cancelled. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index appointments_place_of_email, appointments_place_of_phone, appointments_hold_until`.execute(
    db,
  );
  await sql`alter table appointments drop constraint appointments_quarantined_hold_nothing`.execute(db);
  await sql`
    update appointments set team = 1, status = 'cancelled', is_confirmed = false where team is null`.execute(
    db,
  );
  await sql`
    alter table appointments
      alter column team set not null,
      drop column hold_until,
      drop column answered_at,
      drop column email_place,
      drop column phone_place`.execute(db);
}
