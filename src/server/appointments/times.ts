/**
 * Which times are still free: an appointment holds one team for its hour, until it is cancelled or
 * done.
 */
import { company } from '#company';
import { listSlots } from '#domain/booking.ts';
import type { Database } from '#server/database/database.ts';
import type { AppointmentSlot } from '#submissions/appointment.ts';
import { sql, type RawBuilder } from 'kysely';

/**
 * The statuses in which an appointment holds its team: those of the index that keeps a team from
 * two places at once.
 */
export const holdingStatuses = ['pending', 'confirmed'] as const;

const { teams } = company.appointments;

export interface FreeDay {
  day: string;
  /** Never empty. */
  slots: AppointmentSlot[];
}

/**
 * The days, of those given in order, on which something can be booked at that moment, with the
 * times that are free.
 */
export async function listFreeDays(db: Database, days: readonly string[], now: Date): Promise<FreeDay[]> {
  // Of other days the database knows nothing, and not every text that reads as a day is one there.
  const offered = days
    .map((day) => ({ day, slots: listSlots(day, now) }))
    .filter(({ slots }) => slots.length > 0);
  if (offered.length === 0) return [];
  const full = await findFullTimes(
    db,
    offered.map(({ day }) => day),
  );
  return offered
    .map(({ day, slots }) => ({ day, slots: slots.filter((slot) => !full.has(`${day} ${slot}`)) }))
    .filter(({ slots }) => slots.length > 0);
}

/** The times of a day that can be booked at that moment. */
export async function listFreeSlots(db: Database, day: string, now: Date): Promise<AppointmentSlot[]> {
  const [free] = await listFreeDays(db, [day], now);
  return free?.slots ?? [];
}

/** The rows that hold a team: what looks like spam, or was never answered for, has none. */
export const isHeld = sql<boolean>`status in (${sql.join([...holdingStatuses])}) and team is not null`;

/** Every time at which all teams are held, as `yyyy-MM-dd HH:mm`. */
async function findFullTimes(db: Database, days: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('appointments')
    .select(['appointmentDate', 'timeSlot'])
    .where('appointmentDate', 'in', days)
    .where('status', 'in', holdingStatuses)
    .where('team', '<=', teams)
    .groupBy(['appointmentDate', 'timeSlot'])
    .having(({ fn }) => fn.countAll(), '>=', teams)
    .execute();
  return new Set(rows.map(({ appointmentDate, timeSlot }) => `${appointmentDate} ${timeSlot}`));
}

/** The query of the first team that is free at a time, as `team`; no row when none is. */
export function firstFreeTeam(day: string, slot: AppointmentSlot): RawBuilder<unknown> {
  return sql`
    select free.team from generate_series(1, ${teams}::int) as free (team)
    where not exists (
      select from appointments as held
      where held.appointment_date = ${day}::date and held.time_slot = ${slot} and held.team = free.team
      and held.status in (${sql.join([...holdingStatuses])})
    )
    order by free.team limit 1`;
}
