/** Plans visits on the days of a recurrence rule, and explains the days that cannot have one. */
import { timeAfter, type AppointmentSlot } from '#domain/booking.ts';
import { covers } from '#domain/closures.ts';
import { findClosedDay } from '#domain/staff/closed-day.ts';
import { listDays } from '#server/staff/series/rule.ts';
import { closedDayLabels } from '#i18n/staff/labels.ts';
import { hoursAfter, isHeld } from '#server/appointments/times.ts';
import { listClosures } from '#server/closures.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from 'kysely';

export interface SeriesPlan {
  rule: string;
  /** The start of the recurrence rule. */
  firstDay: string;
  /** The first day to plan; `firstDay` unless given. */
  from?: string;
  slot: AppointmentSlot;
  hours: number;
  team: number;
}

export interface OwnVisit {
  reference: string;
  day: string;
  slot: AppointmentSlot;
  hours: number;
  team: number | null;
  sequence: number;
}

/**
 * Plans the days of the rule around other bookings, replacing the visits of the series `id` from
 * that day on. A visit that was cancelled separately is not restored.
 */
export async function planVisits(
  db: Database,
  id: number | undefined,
  { rule, firstDay, from = firstDay, slot, hours, team }: SeriesPlan,
) {
  const days = listDays(rule, firstDay).filter((day) => day >= from);
  const [own, taken, cancelled, closures] = await Promise.all([
    listOwn(db, id, from),
    listTaken(db, id, { from, slot, hours, team }),
    listCancelled(db, id, from),
    listClosures(db, from, days.at(-1) ?? from),
  ]);
  const slots = Array.from({ length: hours }, (_, after) => timeAfter(slot, after));
  const why = (day: string): string | undefined => {
    const closed = findClosedDay(day);
    if (closed) return closedDayLabels[closed];
    const closure = closures.find((each) => slots.some((hour) => covers(each, { day, slot: hour, team })));
    if (closure) return closure.reason ?? 'gesloten';
    if (cancelled.has(day) && !own.some((visit) => visit.day === day)) return 'afgezegd';
    return taken.has(day) ? 'bezet' : undefined;
  };
  const skipped = days.flatMap((day) => ({ day, why: why(day) ?? '' })).filter((each) => each.why !== '');
  const left = days.filter((day) => !skipped.some((each) => each.day === day));
  const isKept = (visit: OwnVisit) =>
    left.includes(visit.day) && visit.slot === slot && visit.hours === hours && visit.team === team;
  const kept = own.filter(isKept);
  return {
    // Days of new visits.
    days: left.filter((day) => !kept.some((visit) => visit.day === day)),
    // Existing visits that are unchanged.
    kept,
    // Visits that no longer fit the rule.
    gone: own.filter((visit) => !isKept(visit)),
    skipped,
  };
}

export type Planned = Awaited<ReturnType<typeof planVisits>>;

/** The visits of a series from a day on that occupy a time or wait for one. */
export async function listOwn(db: Database, id: number | undefined, from: string): Promise<OwnVisit[]> {
  return visitsOf(db, id, from)
    .select(['reference', 'appointmentDate as day', 'hours', 'team', 'sequence'])
    .select((eb) => eb.ref('timeSlot').$castTo<AppointmentSlot>().as('slot'))
    .where('status', 'in', ['pending', 'confirmed'])
    .orderBy('appointmentDate')
    .execute();
}

/** The day of a visit that its customer moved or is cancelling, and nobody has decided about. */
export async function findUndecidedDay(db: Database, id: number, from: string): Promise<string | undefined> {
  const visit = await visitsOf(db, id, from)
    .select('appointmentDate')
    .where('status', 'in', ['pending', 'confirmed'])
    .where((eb) => eb.or([eb('status', '=', 'pending'), eb('cancelAt', 'is not', null)]))
    .orderBy('appointmentDate')
    .executeTakeFirst();
  return visit?.appointmentDate;
}

async function listCancelled(db: Database, id: number | undefined, from: string): Promise<Set<string>> {
  const query = visitsOf(db, id, from).select('appointmentDate').where('status', '=', 'cancelled');
  return new Set((await query.execute()).map(({ appointmentDate }) => appointmentDate));
}

function visitsOf(db: Database, id: number | undefined, from: string) {
  return db
    .selectFrom('appointments')
    .where('seriesId', '=', id ?? null)
    .where('appointmentDate', '>=', from);
}

/** The days on which anything else occupies that team in those hours. */
async function listTaken(
  db: Database,
  id: number | undefined,
  { from, slot, hours, team }: { from: string; slot: string; hours: number; team: number },
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('appointments')
    .select('appointmentDate')
    .where('appointmentDate', '>=', from)
    .where('team', '=', team)
    .where('timeSlot', '<', timeAfter(slot, hours))
    .where(sql<boolean>`${hoursAfter(sql`time_slot`, sql`hours`)} > ${slot}`)
    .where(sql<boolean>`series_id is distinct from ${id ?? 0}::int`)
    .where(isHeld)
    .execute();
  return new Set(rows.map(({ appointmentDate }) => appointmentDate));
}
