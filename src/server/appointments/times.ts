/**
 * Free times: an appointment occupies one team during its hours until it is cancelled or completed,
 * and a closure occupies one team or all.
 */
import { company } from '#company';
import {
  appointmentSlots,
  listSlots,
  listAllowedTimes,
  startsAt,
  timeAfter,
  type DayTimes,
} from '#domain/booking.ts';
import { confirmationDeadline } from '#domain/deadlines.ts';
import { isClosed, listClosedDays } from '#server/closures.ts';
import type { Database } from '#server/database/database.ts';
import type { AppointmentSlot } from '#contracts/appointment.ts';
import { sql, type RawBuilder } from 'kysely';

/**
 * The statuses in which an appointment occupies its team, the same as in the unique index of teams
 * and times.
 */
export const holdingStatuses = ['pending', 'confirmed'] as const;

/** The time of an appointment: a day `yyyy-MM-dd` and an hour, in Amsterdam. */
export interface Time {
  day: string;
  slot: AppointmentSlot;
}

const { teams } = company.appointments;

/** Returns the deadline for the company to confirm an appointment that is requested at `now`. */
export async function confirmedBy(db: Database, { day, slot }: Time, now: Date): Promise<Date> {
  return confirmationDeadline(now, startsAt(day, slot), await listClosedDays(db, now));
}

/**
 * The number of hours needed, one by default. They may overlap the hours of the appointment
 * `reference`, as when that one is moved.
 */
export interface Wanted {
  hours?: number;
  reference?: string;
}

/**
 * Lists the offered days with their free times, in one statement. For an existing appointment,
 * lists the times to which it can be moved.
 */
export async function listFreeTimes(db: Database, now: Date, wanted: Wanted = {}): Promise<DayTimes[]> {
  const offered = listAllowedTimes(now);
  const times = offered.flatMap(({ day, slots }) => slots.map((slot) => ({ day, slot })));
  const free = Map.groupBy(await findFree(db, times, wanted), ({ day }) => day);
  return offered.map(({ day }) => ({ day, slots: free.get(day)?.map(({ slot }) => slot) ?? [] }));
}

/**
 * Lists the free times of a day. Only offered times reach the database, because not every text that
 * parses as a day is valid in PostgreSQL.
 */
export async function listFreeSlots(db: Database, day: string, now: Date): Promise<AppointmentSlot[]> {
  const offered = listSlots(day, now).map((slot) => ({ day, slot }));
  return (await findFree(db, offered)).map(({ slot }) => slot);
}

/**
 * SQL condition of rows that occupy a team; quarantined bookings and released holds have no team.
 */
export const isHeld = sql<boolean>`status in (${sql.join([...holdingStatuses])}) and team is not null`;

/** Returns the times at which a team is free, in chronological order. */
async function findFree(db: Database, times: readonly Time[], wanted: Wanted = {}) {
  if (times.length === 0) return [];
  const isFree = isTeamFree(sql`offered.day`, sql`offered.slot`, sql`own.team`, wanted);
  const { rows } = await sql<Time>`
    select offered.day::text as day, offered.slot
    from jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as offered (day date, slot text)
    where exists (select from generate_series(1, ${teams}::int) as own (team) where ${isFree})
    order by offered.day, offered.slot`.execute(db);
  return rows;
}

/**
 * Query for a team that is free at a time, as `team`: the preferred one, or else the first. With
 * `only`, the query considers that team alone. It returns no row when none is free.
 */
export function firstFreeTeam(
  { day, slot, ...wanted }: Time & Wanted,
  { preferred = null, only = null }: { preferred?: number | null; only?: number | null } = {},
): RawBuilder<unknown> {
  return sql`
    select own.team from generate_series(1, ${teams}::int) as own (team)
    where own.team = coalesce(${only}::int, own.team)
    and ${isTeamFree(sql`${day}::date`, sql`${slot}::text`, sql`own.team`, wanted)}
    order by own.team is distinct from ${preferred}::int, own.team limit 1`;
}

const endOfDay = timeAfter(appointmentSlots[appointmentSlots.length - 1] ?? '');

/**
 * SQL condition: the team has neither an appointment nor a closure in the hours from a slot on, and
 * these hours end within the day. The arguments are SQL expressions.
 */
export function isTeamFree(
  day: RawBuilder<unknown>,
  slot: RawBuilder<unknown>,
  team: RawBuilder<unknown>,
  { hours = 1, reference = '' }: Wanted = {},
): RawBuilder<boolean> {
  const end = hoursAfter(slot, sql`${hours}::int`);
  return sql`(${end} <= ${endOfDay} and not exists (
    select from appointments as held
    where held.appointment_date = ${day} and held.team = ${team} and held.reference <> ${reference}
    and held.time_slot < ${end} and ${hoursAfter(sql`held.time_slot`, sql`held.hours`)} > ${slot}
    and held.status in (${sql.join([...holdingStatuses])})
  ) and not ${isClosed(day, slot, end, team)})`;
}

/** SQL expression of the time a number of hours after a slot, as `HH:mm`. */
export function hoursAfter(slot: RawBuilder<unknown>, hours: RawBuilder<unknown>): RawBuilder<string> {
  return sql`lpad((left(${slot}, 2)::int + ${hours})::text, 2, '0') || ':00'`;
}
