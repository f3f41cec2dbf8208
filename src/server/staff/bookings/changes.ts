/**
 * Confirms, moves and cancels bookings for staff, and stores their addresses. Each change is one
 * statement that requires the sequence number that the user saw, so that only one of two concurrent
 * changes succeeds.
 */
import { listClosedDays } from '#server/closures.ts';
import { dayAt, startOfDay } from '#domain/local-days.ts';
import { followUpDay } from '#domain/staff/follow-up.ts';
import type { VisitAddress } from '#domain/visit-address.ts';
import type { ClosedDays } from '#domain/working-hours.ts';
import {
  findAppointment,
  timeOf,
  updateAddress,
  type StoredAppointment,
} from '#server/appointments/store.ts';
import { confirmedBy, firstFreeTeam, holdingStatuses, type Time } from '#server/appointments/times.ts';
import { isAllocationTaken } from '#server/database/errors.ts';
import type { Services } from '#server/http/services.ts';
import { cancelledMail, confirmedMail, movedMail, type Confirmation } from '#server/staff/bookings/mails.ts';
import { applyChange, type SubmissionChange } from '#server/staff/requests/change.ts';
import { sql, type RawBuilder } from 'kysely';

/**
 * The result of a change. `stale`: a concurrent change came first. `taken`: no team is free at the
 * time. A change that no page offers, for example of a quarantined booking, is refused with one of
 * these two as well.
 */
export type BookingResult = 'done' | 'stale' | 'taken';

/**
 * A booking as stored but with the sequence number that the user saw, and the user who changes it.
 */
export interface BookingChange {
  appointment: StoredAppointment;
  userId: number;
}

/**
 * Confirms a booking at a price that the visitor may still decline, or restores a cancelled one. A
 * booking that has no team, was cancelled or gets another duration is allocated a free team,
 * preferably its own.
 */
export async function confirmBooking(
  services: Services,
  change: BookingChange,
  confirmation: Confirmation,
): Promise<BookingResult> {
  const { appointment } = change;
  const { price, hours, asksWalkThrough } = confirmation;
  const free = sql`(${firstFreeTeam({ ...appointment, hours }, { preferred: appointment.team })})`;
  const { status: from } = appointment;
  // A cancelled booking no longer occupies its team.
  const keepsTeam = from === 'pending' && hours === appointment.hours;
  const team = keepsTeam ? sql`coalesce(team, ${free})` : free;
  // Clears `email_place`, because another booking may have taken it and the limit on bookings per
  // e-mail address applies to visitors only.
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

/**
 * Returns when the request comes back to the list to plan the walk-through that the mail promises:
 * on the next working day, or now if the appointment is not after that day.
 */
function walkThrough({ day }: Time, now: Date, closed: ClosedDays) {
  const next = followUpDay(dayAt(now), 1, closed);
  return { at: next < day ? startOfDay(next) : now, reason: 'Rondgang inplannen' };
}

/** Stores the address of a booking, and of the visits of its series that are not completed. */
export async function changeAddress(
  services: Services,
  { appointment, userId }: BookingChange,
  address: VisitAddress,
): Promise<BookingResult> {
  const { reference, sequence } = appointment;
  const isAsSeen = sql`exists (select from locked as own where (own.reference, own.sequence) = (${reference}, ${sequence}::int))`;
  const isChanged = await applyChange(services.db, {
    reference,
    userId,
    at: services.now(),
    event: { kind: 'booking-address' },
    statement: updateAddress(reference, address, isAsSeen),
  });
  return isChanged ? 'done' : 'stale';
}

/** Cancels a booking and releases its time; the reason is in the mail and on the timeline. */
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

/** The new time and team of a booking. */
export interface Destination extends Time {
  /** Undefined for any free team. */
  team: number | undefined;
}

/**
 * Moves a booking to another time or team, and keeps its status. The visitor is mailed only when
 * the time changes.
 */
export async function moveBooking(
  services: Services,
  change: BookingChange,
  { day, slot, team }: Destination,
): Promise<BookingResult> {
  const { appointment } = change;
  const isOtherTime = appointment.day !== day || appointment.slot !== slot;
  const to = { day, slot };
  const dueAt = await confirmedBy(services.db, to, services.now());
  return apply(services, change, {
    event: {
      kind: 'booking-moved',
      detail: { from: { ...timeOf(appointment), team: appointment.team }, to: { ...to, team: team ?? null } },
    },
    assignments: sql`
      appointment_date = ${day}::date, time_slot = ${slot}, team = free.team, hold_until = null,
      due_at = case when status = 'pending' and ${isOtherTime}::boolean then ${dueAt} else due_at end`,
    free: firstFreeTeam({ ...appointment, ...to }, { only: team }),
    mails: isOtherTime ? [movedMail(services, appointment, to, dueAt)] : [],
  });
}

interface Statement extends Pick<SubmissionChange, 'event' | 'followUp' | 'isAnswer' | 'mails'> {
  /** The statuses that allow the change. */
  from?: readonly string[];
  assignments: RawBuilder<unknown>;
  condition?: RawBuilder<unknown>;
  /** A subquery for the team; nothing changes when it returns no row. */
  free?: RawBuilder<unknown>;
}

async function apply(
  services: Services,
  { appointment, userId }: BookingChange,
  {
    from = holdingStatuses,
    assignments,
    condition = sql`true`,
    free = sql`select`,
    mails,
    ...entries
  }: Statement,
): Promise<BookingResult> {
  const { reference, sequence, email } = appointment;
  const at = services.now();
  const update = {
    table: 'appointments',
    assignments: sql`${assignments}, sequence = sequence + 1, updated_at = ${at}`,
    from: sql`(${free}) as free`,
    condition: sql`sequence = ${sequence} and quarantine_reasons = '{}'
      and status in (${sql.join([...from])}) and ${condition}`,
  };
  try {
    const entry = { reference, userId, at, update, ...entries };
    // A caller may have given no address.
    const isChanged = await applyChange(services.db, email === '' ? entry : { ...entry, mails });
    return isChanged ? 'done' : await explain(services, appointment);
  } catch (error) {
    // A concurrent booking took the team.
    if (isAllocationTaken(error)) return 'taken';
    throw error;
  }
}

/** Returns why a change affected no row: `stale` after a concurrent change, otherwise `taken`. */
async function explain({ db }: Services, seen: StoredAppointment): Promise<BookingResult> {
  const present = await findAppointment(db, seen.reference);
  const isSame = present?.sequence === seen.sequence && present.status === seen.status;
  return isSame ? 'taken' : 'stale';
}
