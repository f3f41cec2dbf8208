/**
 * Moves a booking for staff, by its form or in the calendar, and checks the hours that staff
 * chooses.
 */
import { startsAt } from '#domain/booking.ts';
import { findClosedDay } from '#domain/staff/closed-day.ts';
import { describeClosedDay } from '#i18n/staff/labels.ts';
import { findAppointment, type StoredAppointment } from '#server/appointments/store.ts';
import type { Time } from '#server/appointments/times.ts';
import type { Services } from '#server/http/services.ts';
import {
  moveBooking,
  type BookingChange,
  type BookingResult,
  type Destination,
} from '#server/staff/bookings/changes.ts';
import { mailedCode } from '#server/staff/requests/done.ts';
import type { StaffVisit } from '#server/staff/visit.ts';
import { teams } from '#contracts/staff/agenda.ts';
import type { moveBookingSchema } from '#contracts/staff/booking.ts';
import type { RequestView } from '#contracts/staff/request.ts';
import type * as z from 'zod/mini';

/** The result of a change, or a problem as a sentence, of a field if given. */
export type Outcome = BookingResult | { problem: string; field?: string };

/**
 * Moves the booking. Returns a problem instead when the visitor is cancelling it, when it cannot be
 * at the new time, or when it is there already.
 */
export function tryToMove(
  services: Services,
  change: BookingChange,
  { dag, tijd, team }: z.output<typeof moveBookingSchema>,
): Promise<Outcome> | Outcome {
  const to = { day: dag, slot: tijd, team: team === '' ? undefined : Number(team) };
  const problem = findCancellingProblem(change.appointment) ?? findMoveProblem(change, to, services.now());
  return problem ? { problem } : moveBooking(services, change, to);
}

/**
 * Returns the code of the message that confirms a move. There is one message for a move to another
 * day or hour, which is mailed to the customer, and another for a move between teams.
 */
export async function movedCode(visit: StaffVisit, request: RequestView, before: Time): Promise<string> {
  const after = (await findAppointment(visit.services.db, request.reference)) ?? before;
  return after.day === before.day && after.slot === before.slot
    ? 'ander-team'
    : mailedCode(visit, request, `verplaatst-${after.day}-${after.slot}`);
}

export const pastProblem = 'Dat moment is al geweest.';

/**
 * Returns the problem while the visitor is cancelling the booking, because only the visitor can
 * undo that.
 */
export function findCancellingProblem({
  cancelAt,
  status,
}: Pick<StoredAppointment, 'cancelAt' | 'status'>): string | undefined {
  return cancelAt && status !== 'cancelled'
    ? 'De klant zegt deze afspraak af. Na tien minuten staat dat vast; daarna kunt u de afspraak terugzetten.'
    : undefined;
}

/** Returns why a booking cannot be at an hour; staff may use any future hour of a working day. */
export function findHourProblem({ day, slot, team = 1 }: Destination, now: Date): string | undefined {
  const closed = findClosedDay(day);
  if (closed) return describeClosedDay(closed);
  if (startsAt(day, slot) <= now) return pastProblem;
  return teams.includes(team) ? undefined : 'Dat team is er niet.';
}

function findMoveProblem({ appointment }: BookingChange, to: Destination, now: Date): string | undefined {
  const problem = findHourProblem(to, now);
  if (problem) return problem;
  const isThere = appointment.day === to.day && appointment.slot === to.slot;
  const isSameTeam = appointment.team !== null && (to.team ?? appointment.team) === appointment.team;
  return isThere && isSameTeam
    ? 'De afspraak staat daar al. Kies een andere dag, tijd of ander team.'
    : undefined;
}
