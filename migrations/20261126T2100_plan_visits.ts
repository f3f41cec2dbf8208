/** Adds the address and the duration of a booking, one to four hours of its team. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table appointments
      add column straat text check (char_length(straat) between 1 and 100),
      add column postcode text check (postcode ~ '^[1-9][0-9]{3} [A-Z]{2}$'),
      add column plaats text check (char_length(plaats) between 1 and 100),
      add column hours smallint not null default 1 check (hours between 1 and 4),
      add constraint appointments_address_is_whole
        check ((straat is null) = (postcode is null) and (straat is null) = (plaats is null))`.execute(db);
  // No two bookings share an hour of a team. Ranges of integers need no extension: the hours of all
  // days and teams are numbered consecutively.
  await sql`
    alter table appointments add constraint appointments_no_shared_hour exclude using gist (
      int4range(
        ((appointment_date - date '2000-01-01') * 100 + team) * 24 + left(time_slot, 2)::int,
        ((appointment_date - date '2000-01-01') * 100 + team) * 24 + left(time_slot, 2)::int + hours
      ) with &&
    ) where (status in ('pending', 'confirmed') and team is not null)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table appointments drop constraint appointments_no_shared_hour`.execute(db);
  await sql`
    alter table appointments drop constraint appointments_address_is_whole,
      drop column straat, drop column postcode, drop column plaats, drop column hours`.execute(db);
}
