/**
 * A series of visits has a recurrence rule (RFC 5545). Each visit is an appointment, so that the
 * constraints against double bookings apply to it.
 */
import { sql, type Kysely } from 'kysely';

/**
 * A series belongs to one request. `rule` starts on `first_day`; `sequence` counts the changes. A
 * visit has a row in `requests` too, and its telephone number is optional, as in quote requests.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table series (
      id integer generated always as identity primary key,
      reference text not null unique references requests (reference) on delete cascade,
      rule text not null check (char_length(rule) between 1 and 200),
      first_day date not null,
      time_slot text not null check (
        time_slot in ('09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00')
      ),
      team smallint not null check (team >= 1),
      price numeric(8, 2) not null check (price >= 0),
      sequence integer not null default 0,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`
    alter table appointments
      add column series_id integer references series (id) on delete set null,
      alter column telefoon drop not null`.execute(db);
  await sql`create index appointments_of_series on appointments (series_id, appointment_date)
    where series_id is not null`.execute(db);
  await sql`alter table requests add column is_visit boolean not null default false`.execute(db);
}

/** Throws when a visit has no telephone number. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table requests drop column is_visit`.execute(db);
  await sql`alter table appointments drop column series_id, alter column telefoon set not null`.execute(db);
  await sql`drop table series`.execute(db);
}
