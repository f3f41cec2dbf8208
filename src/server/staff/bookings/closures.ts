/** Creates, removes and lists closures, which affect the bookable times immediately. */
import { appointmentSlots } from '#domain/booking.ts';
import { covers, type Closure } from '#domain/closures.ts';
import { addDays } from '#domain/days.ts';
import { findClosedDay } from '#domain/staff/closed-day.ts';
import { listClosures, selectClosures } from '#server/closures.ts';
import { holdingStatuses, hoursAfter } from '#server/appointments/times.ts';
import type { Database } from '#server/database/database.ts';
import { Refusal } from '#server/http/answers.ts';
import type { Fields } from '#server/http/body.ts';
import { changeWithAudit, insertAudit } from '#server/audit.ts';
import { auditEntry } from '#server/staff/audit.ts';
import type { StaffVisit } from '#server/staff/visit.ts';
import { teams } from '#contracts/staff/agenda.ts';
import { reopenSchema, type ListedClosure } from '#contracts/staff/closures.ts';
import { sql } from 'kysely';

/** Stores a closure unless there is an equal one; returns the code of the confirmation message. */
export async function storeClosure(
  visit: StaffVisit,
  closure: Closure,
  reason?: string,
): Promise<'al-gesloten' | 'gesloten' | 'team-gesloten'> {
  const { firstDay, lastDay, startsAt, endsAt, team } = closure;
  const audit = auditEntry(visit, 'closure.set', { ...closure });
  const statement = sql`
      insert into closures (first_day, last_day, starts_at, ends_at, team, reason, user_id, created_at)
      select ${firstDay}::date, ${lastDay}::date, ${startsAt}, ${endsAt}, ${team}::smallint, ${reason ?? null}::text,
        ${audit.userId}::int, ${audit.at}
      where not exists (
        select from closures where first_day = ${firstDay}::date and last_day = ${lastDay}::date
        and starts_at = ${startsAt} and ends_at = ${endsAt} and team is not distinct from ${team}::smallint
      )
      returning id`;
  if (!(await changeWithAudit(visit.services.db, audit, statement))) return 'al-gesloten';
  return team === null ? 'gesloten' : 'team-gesloten';
}

/**
 * Removes the closure that a form names; returns its first day and the code of the confirmation
 * message. Throws a `Refusal` with 404 when the closure does not exist.
 */
export async function reopen(
  visit: StaffVisit,
  fields: Fields,
): Promise<{ firstDay: string; done: 'geopend' | 'nog-gesloten' }> {
  const id = reopenSchema.safeParse(fields).data?.sluiting ?? 0;
  const { db } = visit.services;
  const { rows } = await sql<Closure>`
    with lifted as (
      delete from closures where id = ${id}::int
      returning first_day::text, last_day::text, starts_at, ends_at, team
    ), logged as (
      ${insertAudit(auditEntry(visit, 'closure.lifted', { id }), sql`exists (select from lifted)`)}
    )
    select * from lifted`.execute(db);
  const [lifted] = rows;
  if (!lifted) throw new Refusal(404, 'notFound.heading');
  const others = await listClosures(db, lifted.firstDay, lifted.lastDay);
  return { firstDay: lifted.firstDay, done: isClosedBy(others, lifted) ? 'nog-gesloten' : 'geopend' };
}

/** The number of days that `isClosedBy` examines. A longer closure is a typing error. */
const maxDaysAhead = 2 * 366;

/** True when other closures and days without work still cover the whole closure. */
function isClosedBy(others: readonly Closure[], closure: Closure): boolean {
  const latest = addDays(closure.firstDay, maxDaysAhead);
  const lastDay = closure.lastDay < latest ? closure.lastDay : latest;
  for (let day = closure.firstDay; day <= lastDay; day = addDays(day, 1)) {
    if (findClosedDay(day)) continue;
    const places = teams.flatMap((team) => appointmentSlots.map((slot) => ({ day, slot, team })));
    const isOpen = (at: (typeof places)[number]) =>
      covers(closure, at) && !others.some((other) => covers(other, at));
    if (places.some(isOpen)) return false;
  }
  return true;
}

/**
 * Lists the closures that are not over, each with the number of bookings from today on that it
 * overlaps.
 */
export function listComing(db: Database, today: string): Promise<ListedClosure[]> {
  const bookings = sql<number>`(
    select count(*)::int from appointments
    where appointments.appointment_date between closures.first_day and closures.last_day
    and appointments.appointment_date >= ${today}::date
    and appointments.time_slot < closures.ends_at
    and ${hoursAfter(sql`appointments.time_slot`, sql`appointments.hours`)} > closures.starts_at
    and appointments.team = coalesce(closures.team, appointments.team)
    and appointments.status in (${sql.join([...holdingStatuses])})
  )`;
  return selectClosures(db, today).select(bookings.as('bookings')).execute();
}
