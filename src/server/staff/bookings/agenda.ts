/** Reads the calendar of all teams, the bookings without a team, and the day plan of one team. */
import { company } from '#company';
import { appointmentSlots, startsAt, timeAfter } from '#domain/booking.ts';
import { covers } from '#domain/closures.ts';
import { addDays } from '#domain/days.ts';
import { findClosedDay } from '#domain/staff/closed-day.ts';
import { formatAddress } from '#domain/visit-address.ts';
import type { Role } from '#domain/roles.ts';
import { scopes } from '#domain/staff/permissions.ts';
import { listClosures, type StoredClosure } from '#server/closures.ts';
import type { Database } from '#server/database/database.ts';
import type { Services } from '#server/http/services.ts';
import { listSuppressed } from '#server/staff/requests/draft-reply.ts';
import {
  teams,
  type AgendaBooking,
  type AgendaDay,
  type AgendaPlace,
  type AgendaView,
  type PlannedVisit,
  type TeamHour,
} from '#contracts/staff/agenda.ts';
import { sql } from 'kysely';

const { weekdays } = company.appointments;
const shownStatuses = ['pending', 'confirmed', 'completed'] as const;
const maxUnplaced = 20;

export function daysOf({ day, week }: AgendaView): string[] {
  return day === undefined ? weekdays.map((weekday) => addDays(week, weekday - 1)) : [day];
}

/**
 * Reads the calendar of the given days, which must be in chronological order, with the details that
 * the role may see.
 */
export async function readAgenda(
  { db, env, now }: Pick<Services, 'db' | 'env' | 'now'>,
  days: readonly string[],
  role: Role,
): Promise<AgendaDay[]> {
  const [first = '', last = first] = [days[0], days.at(-1)];
  const [bookings, closures] = await Promise.all([
    selectBookings(db, role)
      .where('appointments.appointmentDate', '>=', first)
      .where('appointments.appointmentDate', '<=', last)
      .where('appointments.team', 'is not', null)
      .execute(),
    listClosures(db, first, last),
  ]);
  const emails = bookings.flatMap(({ email }) => email ?? []);
  const suppressed = await listSuppressed({ db, env }, emails);
  const shownBookings = bookings.map((row) => ({
    ...hideDetails(row),
    isUnmailable: row.email === null || suppressed.includes(row.email),
  }));
  const shownClosures = scopes[role].demoOnly
    ? closures.map((closure) => ({ ...closure, reason: null }))
    : closures;
  const places = (day: string, slot: AgendaPlace['slot']) =>
    teams.map((team) => placeOf({ day, slot, team }, shownBookings, shownClosures, now()));
  return days.map((day) => ({
    day,
    closed: findClosedDay(day),
    hours: appointmentSlots.map((slot) => ({ slot, places: places(day, slot) })),
  }));
}

/**
 * Lists the first pending bookings from today on that have no team, in chronological order. Leaves
 * out those that the role may not see.
 */
export async function listUnplaced(db: Database, role: Role, today: string): Promise<AgendaBooking[]> {
  const rows = await selectBookings(db, role)
    .where('appointments.team', 'is', null)
    .where('appointments.status', '=', 'pending')
    .where('appointments.appointmentDate', '>=', today)
    .limit(maxUnplaced)
    .execute();
  return rows.filter(({ isVisible }) => isVisible).map(hideDetails);
}

/** Reads the day plan of a team, with the details that the role may see. */
export async function readPlan(
  db: Database,
  { day, team }: { day: string; team: number },
  role: Role,
): Promise<PlannedVisit[]> {
  const rows = await selectVisits(db, role)
    .select(
      sql<string[]>`array(
        select text from request_events as noted
        where noted.reference = appointments.reference and noted.kind = 'note' order by noted.id)`.as(
        'notes',
      ),
    )
    .where('appointments.appointmentDate', '=', day)
    .where('appointments.team', '=', team)
    .execute();
  const nothing = { phone: '', squareMeters: null, wishes: null, notes: [] };
  return rows.map((row) => {
    const { isVisible, service, phone, squareMeters, wishes, notes } = row;
    return {
      ...hideDetails(row),
      service,
      ...(isVisible ? { phone, squareMeters, wishes, notes } : nothing),
    };
  });
}

/** Selects bookings with the details that their team needs, except the notes of colleagues. */
export function selectVisits(db: Database, role: Role) {
  return selectBookings(db, role)
    .select(['appointments.telefoon as phone', 'appointments.squareMeters'])
    .select((eb) => [
      'appointments.specialRequests as wishes',
      eb.ref('appointments.service').$castTo<PlannedVisit['service']>().as('service'),
    ]);
}

function selectBookings(db: Database, role: Role) {
  const isVisible = scopes[role].demoOnly ? sql<boolean>`requests.is_demo` : sql<boolean>`true`;
  return db
    .selectFrom('appointments')
    .innerJoin('requests', 'requests.reference', 'appointments.reference')
    .select(['appointments.reference', 'appointments.naam as name', 'appointments.bedrijf as company'])
    .select(['appointments.appointmentDate as day', 'appointments.team', 'appointments.sequence'])
    .select(['appointments.hours', 'appointments.straat', 'appointments.postcode', 'appointments.plaats'])
    .select(['appointments.email', 'requests.isVisit'])
    .select((eb) => [
      // A check constraint limits the hours, and the condition below the statuses.
      eb.ref('appointments.timeSlot').$castTo<AgendaPlace['slot']>().as('slot'),
      eb.ref('appointments.status').$castTo<AgendaBooking['status']>().as('status'),
      isVisible.as('isVisible'),
    ])
    .where('appointments.status', 'in', shownStatuses)
    .where(sql<boolean>`appointments.quarantine_reasons = '{}'`)
    .orderBy('appointments.appointmentDate')
    .orderBy('appointments.timeSlot')
    .orderBy('appointments.id');
}

/** Hides the details of a booking that the role may not see. Its slot still appears as occupied. */
function hideDetails(row: Awaited<ReturnType<ReturnType<typeof selectBookings>['execute']>>[number]) {
  const { isVisible, day, slot, hours, team, status, sequence, isVisit } = row;
  const known = { day, slot, hours, team, status, sequence, isVisit };
  if (!isVisible) return { ...known, reference: undefined, name: 'Bezet', company: '', address: undefined };
  const { reference, name, company: client } = row;
  return { ...known, reference, name, company: client ?? '', address: formatAddress(row) };
}

function placeOf(
  at: TeamHour,
  bookings: readonly AgendaBooking[],
  closures: readonly StoredClosure[],
  now: Date,
): AgendaPlace {
  const { day, slot, team } = at;
  const closure = closures.find((each) => covers(each, at));
  const own = bookings.filter((booking) => booking.day === day && booking.team === team);
  return {
    ...at,
    bookings: own.filter((booking) => booking.slot === slot),
    continued: own.find((booking) => booking.slot < slot && slot < timeAfter(booking.slot, booking.hours)),
    closure: closure && {
      id: closure.id,
      reason: closure.reason,
      isThisHourOnly: isThisHourOnly(closure, at),
    },
    isClosedDay: findClosedDay(day) !== undefined,
    isPast: startsAt(day, slot) <= now,
  };
}

function isThisHourOnly(closure: StoredClosure, { day, slot, team }: TeamHour): boolean {
  const { firstDay, lastDay, startsAt: start, endsAt } = closure;
  const isThatDay = firstDay === day && lastDay === day;
  return isThatDay && start === slot && endsAt === timeAfter(slot) && closure.team === team;
}
