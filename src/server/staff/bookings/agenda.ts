/** Reads the calendar: every hour of every team on the days of a view. */
import { company } from '#company';
import { appointmentSlots, startsAt } from '#domain/booking.ts';
import { covers } from '#domain/closures.ts';
import { addDays } from '#domain/days.ts';
import { findClosedDay } from '#domain/staff/closed-day.ts';
import type { Role } from '#domain/roles.ts';
import { scopes } from '#domain/staff/permissions.ts';
import { listClosures, type StoredClosure } from '#server/closures.ts';
import type { Database } from '#server/database/database.ts';
import type { AgendaBooking, AgendaDay, AgendaPlace, AgendaView } from '#contracts/staff/agenda.ts';
import { sql } from 'kysely';

const { teams, weekdays } = company.appointments;
const shownStatuses = ['pending', 'confirmed', 'completed'] as const;
const maxUnplaced = 20;

export function daysOf({ day, week }: AgendaView): string[] {
  return day === undefined ? weekdays.map((weekday) => addDays(week, weekday - 1)) : [day];
}

/** Reads the calendar of consecutive days, as far as the role may see it. */
export async function readAgenda(
  db: Database,
  days: readonly string[],
  role: Role,
  now: Date,
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
  const places = (day: string, slot: AgendaPlace['slot']) =>
    Array.from({ length: teams }, (_, index) =>
      placeOf({ day, slot, team: index + 1 }, bookings.map(conceal), closures, now),
    );
  return days.map((day) => ({
    day,
    closed: findClosedDay(day),
    hours: appointmentSlots.map((slot) => ({ slot, places: places(day, slot) })),
  }));
}

/** Lists upcoming bookings that await confirmation and have no team, earliest first. */
export async function listUnplaced(db: Database, role: Role, today: string): Promise<AgendaBooking[]> {
  const rows = await selectBookings(db, role)
    .where('appointments.team', 'is', null)
    .where('appointments.status', '=', 'pending')
    .where('appointments.appointmentDate', '>=', today)
    .limit(maxUnplaced)
    .execute();
  return rows.filter(({ isSeen }) => isSeen).map(conceal);
}

function selectBookings(db: Database, role: Role) {
  const isSeen = scopes[role].demoOnly ? sql<boolean>`requests.is_demo` : sql<boolean>`true`;
  return db
    .selectFrom('appointments')
    .innerJoin('requests', 'requests.reference', 'appointments.reference')
    .select(['appointments.reference', 'appointments.naam as name', 'appointments.bedrijf as company'])
    .select(['appointments.appointmentDate as day', 'appointments.team', 'appointments.sequence'])
    .select((eb) => [
      // Check constraints of the table allow only these values.
      eb.ref('appointments.timeSlot').$castTo<AgendaPlace['slot']>().as('slot'),
      eb.ref('appointments.status').$castTo<AgendaBooking['status']>().as('status'),
      isSeen.as('isSeen'),
    ])
    .where('appointments.status', 'in', shownStatuses)
    .where(sql<boolean>`appointments.quarantine_reasons = '{}'`)
    .orderBy('appointments.appointmentDate')
    .orderBy('appointments.timeSlot')
    .orderBy('appointments.id');
}

/** Hides the details of a booking that the role may not see. Its slot still shows as taken. */
function conceal({ isSeen, ...booking }: AgendaBooking & { isSeen: boolean }): AgendaBooking {
  return isSeen ? booking : { ...booking, reference: undefined, name: 'Bezet', company: '' };
}

function placeOf(
  at: Pick<AgendaPlace, 'day' | 'slot' | 'team'>,
  bookings: readonly AgendaBooking[],
  closures: readonly StoredClosure[],
  now: Date,
): AgendaPlace {
  const { day, slot, team } = at;
  const closure = closures.find((each) => covers(each, at));
  return {
    ...at,
    bookings: bookings.filter(
      (booking) => booking.day === day && booking.slot === slot && booking.team === team,
    ),
    closure: closure && {
      id: closure.id,
      reason: closure.reason,
      isThisHourOnly: isThisHourOnly(closure, at),
    },
    isClosedDay: findClosedDay(day) !== undefined,
    isPast: startsAt(day, slot) <= now,
  };
}

function isThisHourOnly(closure: StoredClosure, at: Pick<AgendaPlace, 'day' | 'slot' | 'team'>): boolean {
  const isOneDay = closure.firstDay === at.day && closure.lastDay === at.day;
  return (
    isOneDay &&
    closure.team === at.team &&
    closure.endsAt === hourAfter(at.slot) &&
    closure.startsAt === at.slot
  );
}

/** `10:00` after `09:00`. */
export function hourAfter(slot: string): string {
  return `${String(Number(slot.slice(0, 2)) + 1).padStart(2, '0')}:00`;
}
