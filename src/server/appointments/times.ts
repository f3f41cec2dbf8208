/**
 * Which times are still free: an appointment holds one team for its hours, until it is cancelled or
 * done, and a closure holds what it covers.
 */
import { company } from '#company';
import { appointmentSlots, listSlots, listUntakenTimes, timeAfter, type DayTimes } from '#domain/booking.ts';
import { isClosed } from '#server/closures.ts';
import type { Database } from '#server/database/database.ts';
import type { AppointmentSlot } from '#contracts/appointment.ts';
import { sql, type RawBuilder } from 'kysely';

/**
 * The statuses in which an appointment holds its team: those of the index that keeps a team from
 * two places at once.
 */
export const holdingStatuses = ['pending', 'confirmed'] as const;

const { teams } = company.appointments;

/** What is to be held: one hour, or an appointment, whose own hours are not in its way. */
export interface Wanted {
  hours?: number;
  reference?: string;
}

/**
 * The days to choose from at that moment, each with its free times, in one statement; with an
 * appointment those to which it can move.
 */
export async function listFreeTimes(db: Database, now: Date, wanted: Wanted = {}): Promise<DayTimes[]> {
  const offered = listUntakenTimes(now);
  const times = offered.flatMap(({ day, slots }) => slots.map((slot) => ({ day, slot })));
  const free = Map.groupBy(await findFree(db, times, wanted), ({ day }) => day);
  return offered.map(({ day }) => ({ day, slots: free.get(day)?.map(({ slot }) => slot) ?? [] }));
}

/**
 * The times of a day that can be booked at that moment. Of other days the database knows nothing,
 * and not every text that reads as a day is one there.
 */
export async function listFreeSlots(db: Database, day: string, now: Date): Promise<AppointmentSlot[]> {
  const offered = listSlots(day, now).map((slot) => ({ day, slot }));
  return (await findFree(db, offered)).map(({ slot }) => slot);
}

/** The rows that hold a team: what looks like spam, or was never answered for, has none. */
export const isHeld = sql<boolean>`status in (${sql.join([...holdingStatuses])}) and team is not null`;

interface OfferedTime {
  day: string;
  slot: AppointmentSlot;
}

/** The times, of those given, at which a team is free, in the order of the calendar. */
async function findFree(
  db: Database,
  times: readonly OfferedTime[],
  wanted: Wanted = {},
): Promise<OfferedTime[]> {
  if (times.length === 0) return [];
  const isFree = isTeamFree(sql`offered.day`, sql`offered.slot`, sql`own.team`, wanted);
  const { rows } = await sql<OfferedTime>`
    select offered.day::text as day, offered.slot
    from jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as offered (day date, slot text)
    where exists (select from generate_series(1, ${teams}::int) as own (team) where ${isFree})
    order by offered.day, offered.slot`.execute(db);
  return rows;
}

/**
 * The query of the first team that is free for what is wanted at a time, as `team`, with one that
 * is preferred before others; no row when none is.
 */
export function firstFreeTeam(
  { day, slot, ...wanted }: OfferedTime & Wanted,
  preferred: number | null = null,
): RawBuilder<unknown> {
  return sql`
    select own.team from generate_series(1, ${teams}::int) as own (team)
    where ${isTeamFree(sql`${day}::date`, sql`${slot}::text`, sql`own.team`, wanted)}
    order by own.team is distinct from ${preferred}::int, own.team limit 1`;
}

const endOfDay = timeAfter(appointmentSlots[appointmentSlots.length - 1] ?? '');

/**
 * Holds when a team has neither an appointment nor a closure in the hours from a slot on, and they
 * end before its day does; each is a part of the statement.
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

/** The expression of the time so many hours after a slot, as `HH:mm`. */
export function hoursAfter(slot: RawBuilder<unknown>, hours: RawBuilder<unknown>): RawBuilder<string> {
  return sql`lpad((left(${slot}, 2)::int + ${hours})::text, 2, '0') || ':00'`;
}
