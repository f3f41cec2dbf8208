/** Plans visits on the days of a recurrence rule, and explains the days that cannot have one. */
import { timeAfter, type AppointmentSlot } from '#domain/booking.ts';
import { covers } from '#domain/closures.ts';
import { findClosedDay } from '#domain/staff/closed-day.ts';
import { listDays } from '#server/staff/series/rule.ts';
import { closedDayLabels } from '#i18n/staff/labels.ts';
import { formatDayWithYear } from '#i18n/staff/series.ts';
import { hoursAfter, isHeld } from '#server/appointments/times.ts';
import { listClosures } from '#server/closures.ts';
import type { Database } from '#server/database/database.ts';
import type { SkippedDay } from '#contracts/staff/series.ts';
import { sql } from 'kysely';

export interface SeriesTerms {
  /** A recurrence rule, which starts at `firstDay`. */
  rule: string;
  firstDay: string;
  slot: AppointmentSlot;
  hours: number;
  team: number;
  /** Euros per visit, excluding VAT. */
  price: number;
}

/** `from` is the first day to plan, by default `firstDay`. */
type SeriesPlan = Omit<SeriesTerms, 'price'> & { from?: string };

export interface OwnVisit {
  reference: string;
  day: string;
  slot: AppointmentSlot;
  hours: number;
  team: number | null;
  sequence: number;
  /** The day of the rhythm that the visit was planned for; moving the visit does not change it. */
  seriesDay: string;
  isMoved: boolean;
}

export interface Planned {
  /** Days of new visits. */
  days: string[];
  /** Existing visits that stay where they are. */
  kept: OwnVisit[];
  /** Existing visits that the plan removes. */
  gone: OwnVisit[];
  skipped: SkippedDay[];
}

/**
 * Plans the days of the rule around other bookings, replacing the visits of the series `id` from
 * the day `from` on. A visit that was cancelled separately is not restored. A visit that was moved
 * is kept, unless the day that it was planned for is on or after `from` and no longer in the rule.
 */
export async function planVisits(
  db: Database,
  id: number | undefined,
  { rule, firstDay, from = firstDay, slot, hours, team }: SeriesPlan,
): Promise<Planned> {
  const days = listDays(rule, firstDay).filter((day) => day >= from);
  const own = await listOwn(db, id, from);
  const moved = own.filter(
    (each) => each.isMoved && (each.seriesDay < from || days.includes(each.seriesDay)),
  );
  const replaceable = own.filter((visit) => !moved.includes(visit));
  const [taken, changed, closures] = await Promise.all([
    listTaken(db, replaceable, { from, slot, hours, team }),
    listChanged(db, id, from),
    listClosures(db, from, days.at(-1) ?? from),
  ]);
  const slots = Array.from({ length: hours }, (_, after) => timeAfter(slot, after));
  const reasonToSkip = (day: string): string | undefined => {
    if (changed.has(day) && !replaceable.some((visit) => visit.day === day)) return changed.get(day);
    const closed = findClosedDay(day);
    if (closed) return closedDayLabels[closed];
    const closure = closures.find((each) => slots.some((hour) => covers(each, { day, slot: hour, team })));
    if (closure) return closure.reason ?? 'gesloten';
    return taken.has(day) ? 'bezet' : undefined;
  };
  const skipped = days
    .map((day) => ({ day, reason: reasonToSkip(day) ?? '' }))
    .filter(({ reason }) => reason !== '');
  const left = days.filter((day) => !skipped.some((each) => each.day === day));
  const isKept = (visit: OwnVisit) =>
    moved.includes(visit) ||
    (left.includes(visit.seriesDay) && visit.slot === slot && visit.hours === hours && visit.team === team);
  const kept = own.filter(isKept);
  return {
    days: left.filter((day) => !kept.some((visit) => visit.seriesDay === day)),
    kept,
    gone: own.filter((visit) => !isKept(visit)),
    skipped,
  };
}

/** Lists the pending and confirmed visits of a series from a day on. */
export async function listOwn(db: Database, id: number | undefined, from: string): Promise<OwnVisit[]> {
  return visitsOf(db, id, from)
    .select(['reference', 'hours', 'sequence'])
    .where('appointmentDate', '>=', from)
    .where('status', 'in', ['pending', 'confirmed'])
    .execute();
}

/**
 * Finds the day of the first visit that awaits a decision, because its customer has moved it or is
 * cancelling it.
 */
export async function findUndecidedDay(db: Database, id: number, from: string): Promise<string | undefined> {
  const visit = await visitsOf(db, id, from)
    .where('status', 'in', ['pending', 'confirmed'])
    .where((eb) => eb.or([eb('status', '=', 'pending'), eb('cancelAt', 'is not', null)]))
    .executeTakeFirst();
  return visit?.day;
}

/** Returns the days with a visit that was cancelled or moved separately, and why to skip each. */
async function listChanged(db: Database, id: number | undefined, from: string): Promise<Map<string, string>> {
  const reasons = new Map<string, string>();
  for (const visit of await visitsOf(db, id, from).execute()) {
    const { day, slot, team, status, seriesDay, seriesSlot, isMoved } = visit;
    const place = slot === seriesSlot ? `team ${String(team)}` : `${slot} uur`;
    const to = day === seriesDay ? place : formatDayWithYear(day);
    if (status === 'cancelled') reasons.set(day, 'afgezegd').set(seriesDay, 'afgezegd');
    else if (isMoved) reasons.set(seriesDay, `verplaatst naar ${to}`);
  }
  return reasons;
}

/**
 * Selects the visits of a series on or after a day, by their date or by the day they were planned
 * for.
 */
function visitsOf(db: Database, id: number | undefined, from: string) {
  return db
    .selectFrom('appointments')
    .select(['appointmentDate as day', 'status', 'team', 'seriesSlot'])
    .select((eb) => [
      eb.ref('timeSlot').$castTo<AppointmentSlot>().as('slot'),
      // `series_day` is null for a visit that an older release planned.
      sql<string>`coalesce(series_day, appointment_date)`.as('seriesDay'),
      sql<boolean>`coalesce((series_day, series_slot, series_team) <> (appointment_date, time_slot, team), false)`.as(
        'isMoved',
      ),
    ])
    .where('seriesId', '=', id ?? null)
    .where(sql<boolean>`greatest(appointment_date, series_day) >= ${from}`)
    .orderBy('appointmentDate')
    .orderBy('id');
}

/**
 * Returns the days when a booking that is not `replaceable` occupies the team in the hours of the
 * plan.
 */
async function listTaken(
  db: Database,
  replaceable: readonly OwnVisit[],
  { from, slot, hours, team }: { from: string; slot: string; hours: number; team: number },
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('appointments')
    .select('appointmentDate')
    .where('appointmentDate', '>=', from)
    .where('team', '=', team)
    .where('timeSlot', '<', timeAfter(slot, hours))
    .where(sql<boolean>`${hoursAfter(sql`time_slot`, sql`hours`)} > ${slot}`)
    .where(sql<boolean>`reference <> all(${replaceable.map(({ reference }) => reference)}::text[])`)
    .where(isHeld)
    .execute();
  return new Set(rows.map(({ appointmentDate }) => appointmentDate));
}
