/**
 * Allows appointments without a team: suspected spam holds no time, and unconfirmed holds expire.
 * Limits the number of times that a visitor can hold.
 */
import { sql, type Kysely } from 'kysely';

/**
 * `hold_until` is the deadline for the visitor's confirmation, null once the visitor has confirmed,
 * at `answered_at`. Held appointments of the same e-mail address or telephone number have distinct
 * places: of two concurrent bookings that take the same place, the unique index accepts only one.
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

/**
 * Appointments without a team become cancelled ones of team 1, since the column requires a team.
 */
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
