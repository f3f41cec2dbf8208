/**
 * Confirms, moves and cancels bookings for staff. Each is one statement, which names the change
 * that its reader saw last: of two people at once one wins, and one mail goes out.
 */
import { company } from '#company';
import { confirmationDeadline } from '#domain/deadlines.ts';
import { listClosedDays } from '#server/closures.ts';
import { startsAt } from '#domain/booking.ts';
import { toLocalTime, toMoment } from '#domain/days.ts';
import { followUpDay } from '#domain/staff/follow-up.ts';
import type { VisitAddress } from '#domain/visit-address.ts';
import type { ClosedDays } from '#domain/working-hours.ts';
import {
  findAppointment,
  timeOf,
  updateAddress,
  type StoredAppointment,
  type Time,
} from '#server/appointments/store.ts';
import { firstFreeTeam, holdingStatuses, isTeamFree, type Wanted } from '#server/appointments/times.ts';
import { isAllocationTaken } from '#server/database/errors.ts';
import type { Services } from '#server/http/services.ts';
import { cancelledMail, confirmedMail, movedMail, type Confirmation } from '#server/staff/bookings/mails.ts';
import { applyChange, type SubmissionChange } from '#server/staff/requests/change.ts';
import { sql, type RawBuilder } from 'kysely';

/**
 * `stale`: something else happened to it first, or it can no longer be changed. `taken`: no team is
 * free at its time.
 */
export type BookingResult = 'done' | 'stale' | 'taken';

/** Who changes what, as they saw it. */
export interface BookingChange {
  appointment: StoredAppointment;
  userId: number;
}

/**
 * Confirms a booking, at a price that its visitor may still decline, or puts back one that was
 * cancelled. One whose hold had ended gets a team again while there is one; one that takes longer
 * another team when its own is not free.
 */
export async function confirmBooking(
  services: Services,
  change: BookingChange,
  confirmation: Confirmation,
): Promise<BookingResult> {
  const { appointment } = change;
  const { price, hours, asksWalkThrough } = confirmation;
  const free = sql`(${firstFreeTeam({ ...appointment, hours }, appointment.team)})`;
  const { status: from } = appointment;
  // One that was cancelled holds its team no longer.
  const keepsTeam = from === 'pending' && hours === appointment.hours;
  const team = keepsTeam ? sql`coalesce(team, ${free})` : free;
  // The limit of an address is for visitors, and what it booked since may have its place.
  const again = from === 'cancelled' ? sql`, cancel_at = null, email_place = null` : sql``;
  const closed = await listClosedDays(services.db, services.now());
  return apply(services, change, {
    event: { kind: 'status', detail: { from, to: 'confirmed', price, hours, asksWalkThrough } },
    assignments: sql`
      status = 'confirmed', is_confirmed = true, estimated_price = ${price}, team = ${team},
      hours = ${hours}, hold_until = null${again}`,
    from: ['pending', 'cancelled'],
    condition: sql`${team} is not null`,
    mails: [confirmedMail(services, appointment, confirmation)],
    isAnswer: true,
    ...(asksWalkThrough && { followUp: walkThrough(appointment, services.now(), closed) }),
  });
}

/** The mail promises a walk-through, so the booking is back on the next working day, or at once. */
function walkThrough({ day }: Time, now: Date, closed: ClosedDays) {
  const { timeZone } = company;
  const next = followUpDay(toLocalTime(now, timeZone).day, 1, closed);
  return {
    at: next < day ? toMoment({ day: next, time: '00:00' }, timeZone) : now,
    reason: 'Rondgang inplannen',
  };
}

/** Takes down where a booking is. */
export async function changeAddress(
  services: Services,
  { appointment, userId }: BookingChange,
  address: VisitAddress,
): Promise<BookingResult> {
  const { reference } = appointment;
  const isChanged = await applyChange(services.db, {
    reference,
    userId,
    at: services.now(),
    event: { kind: 'booking-address' },
    statement: updateAddress(reference, address),
  });
  return isChanged ? 'done' : 'stale';
}

/** Cancels a booking and gives its time free; the reason is in the mail and on the timeline. */
export function cancelBooking(
  services: Services,
  change: BookingChange,
  reason: string,
): Promise<BookingResult> {
  const { appointment } = change;
  return apply(services, change, {
    event: { kind: 'status', text: reason, detail: { from: appointment.status, to: 'cancelled' } },
    assignments: sql`status = 'cancelled', is_confirmed = false, hold_until = null`,
    mails: [cancelledMail(services, appointment, reason)],
    isAnswer: true,
  });
}

/** Where a booking goes. */
export interface Destination extends Time {
  /** Undefined for whichever is free. */
  team: number | undefined;
}

/**
 * Moves a booking to another time, where it stands as it stood, or to another team at its own time,
 * of which its visitor hears nothing.
 */
export async function moveBooking(
  services: Services,
  change: BookingChange,
  { day, slot, team }: Destination,
): Promise<BookingResult> {
  const { appointment } = change;
  const isOtherTime = appointment.day !== day || appointment.slot !== slot;
  const closed = await listClosedDays(services.db, services.now());
  const dueAt = confirmationDeadline(services.now(), startsAt(day, slot), closed);
  const to = { day, slot };
  return apply(services, change, {
    event: {
      kind: 'booking-moved',
      detail: { from: { ...timeOf(appointment), team: appointment.team }, to: { ...to, team: team ?? null } },
    },
    assignments: sql`
      appointment_date = ${day}::date, time_slot = ${slot}, team = free.team, hold_until = null,
      due_at = case when status = 'pending' and ${isOtherTime}::boolean then ${dueAt} else due_at end`,
    free: freeTeam({ ...appointment, ...to }, team),
    mails: isOtherTime ? [movedMail(services, appointment, to, dueAt)] : [],
  });
}

/** The query of the team that is asked for, or of the first one, when it is free at a time. */
export function freeTeam(
  { day, slot, ...wanted }: Time & Wanted,
  team: number | undefined,
): RawBuilder<unknown> {
  return sql`
    select own.team from generate_series(1, ${company.appointments.teams}::int) as own (team)
    where own.team = coalesce(${team ?? null}::int, own.team)
    and ${isTeamFree(sql`${day}::date`, sql`${slot}::text`, sql`own.team`, wanted)}
    order by own.team limit 1`;
}

interface Statement extends Pick<SubmissionChange, 'event' | 'followUp' | 'isAnswer' | 'mails'> {
  /** The statuses in which it can be changed so. */
  from?: readonly string[];
  assignments: RawBuilder<unknown>;
  condition?: RawBuilder<unknown>;
  /** What the change takes its team from; nothing changes when it has no row. */
  free?: RawBuilder<unknown>;
}

async function apply(
  services: Services,
  { appointment, userId }: BookingChange,
  { from = holdingStatuses, assignments, condition = sql`true`, free = sql`select`, ...entries }: Statement,
): Promise<BookingResult> {
  const { reference, sequence } = appointment;
  const at = services.now();
  const update = {
    table: 'appointments',
    assignments: sql`${assignments}, sequence = sequence + 1, updated_at = ${at}`,
    from: sql`(${free}) as free`,
    condition: sql`sequence = ${sequence} and quarantine_reasons = '{}'
      and status in (${sql.join([...from])}) and ${condition}`,
  };
  try {
    const isChanged = await applyChange(services.db, { reference, userId, at, update, ...entries });
    return isChanged ? 'done' : await explain(services, appointment);
  } catch (error) {
    // The team went to somebody else at this very moment.
    if (isAllocationTaken(error)) return 'taken';
    throw error;
  }
}

/** Why nothing changed: somebody else came first, unless it still is as it was. */
async function explain({ db }: Services, seen: StoredAppointment): Promise<BookingResult> {
  const present = await findAppointment(db, seen.reference);
  const isSame = present?.sequence === seen.sequence && present.status === seen.status;
  return isSame ? 'taken' : 'stale';
}
