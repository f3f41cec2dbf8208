/**
 * Stores the planned day, time and team of a visit of a series, which moving the visit does not
 * change.
 */
import { sql, type Kysely } from 'kysely';

/** Optional, since the previous release plans visits without them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table appointments add column series_day date, add column series_slot text,
    add column series_team int`.execute(db);
  await sql`
    with moved as (
      select distinct on (reference) reference, detail -> 'from' as place from request_events
      where kind in ('visitor-moved', 'booking-moved') order by reference, id
    )
    update appointments set
      series_day = coalesce((moved.place ->> 'day')::date, own.appointment_date),
      series_slot = coalesce(moved.place ->> 'slot', own.time_slot),
      series_team = series.team
    from series, appointments as own left join moved using (reference)
    where own.id = appointments.id and own.series_id = series.id`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table appointments drop column series_day, drop column series_slot, drop column series_team`.execute(
    db,
  );
}
