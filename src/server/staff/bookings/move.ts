/** Moves a booking to where a planner wants it: by its form, or in the calendar. */
import { startsAt } from '#domain/booking.ts';
import { findClosedDay } from '#domain/staff/closed-day.ts';
import { describeClosedDay } from '#i18n/staff/labels.ts';
import type { Services } from '#server/http/services.ts';
import {
  moveBooking,
  type BookingChange,
  type BookingResult,
  type Destination,
} from '#server/staff/bookings/changes.ts';
import { teams } from '#contracts/staff/agenda.ts';
import type { moveBookingSchema } from '#contracts/staff/booking.ts';
import type * as z from 'zod/mini';

/** What a form came to: something happened, or why nothing did, in words. */
export type Outcome = BookingResult | { problem: string };

/** Moves the booking as its reader saw it, unless it cannot be where it is wanted. */
export function tryToMove(
  services: Services,
  change: BookingChange,
  { dag, tijd, team }: z.output<typeof moveBookingSchema>,
): Promise<Outcome> | Outcome {
  const to = { day: dag, slot: tijd, team: team === '' ? undefined : Number(team) };
  const problem = findCancellingProblem(change) ?? findMoveProblem(change, to, services.now());
  return problem ? { problem } : moveBooking(services, change, to);
}

/** Why nothing happens to a moment that has been. */
export const overProblem = 'Dat moment is al geweest.';
/** Why nothing happens at a time that is taken. */
export const takenProblem =
  'Op dat moment is geen team vrij, of niet zo lang: het is geboekt of gesloten. Kies bij “Verplaatsen” een andere tijd.';

/** Why a cancelled booking is not put back. */
export const notFreeProblem =
  'Op dat moment is geen team meer vrij, of niet zo lang: het is geboekt of gesloten. De afspraak blijft afgezegd.';

/** Why nothing happens for so many hours. */
export const tooLongProblem =
  'Zo lang is op dat moment geen team vrij. Kies minder uren, of kies bij “Verplaatsen” een andere tijd.';

/** Why nothing happens to a booking that its visitor is cancelling, which only they can undo. */
export function findCancellingProblem({ appointment }: BookingChange): string | undefined {
  return appointment.cancelAt && appointment.status !== 'cancelled'
    ? 'De klant zegt deze afspraak af. Na tien minuten staat dat vast; daarna kunt u de afspraak terugzetten.'
    : undefined;
}

/** Why nothing can be at an hour; planners may book any of a working day that is still to come. */
export function findHourProblem({ day, slot, team = 1 }: Destination, now: Date): string | undefined {
  const closed = findClosedDay(day);
  if (closed) return describeClosedDay(closed);
  if (startsAt(day, slot) <= now) return overProblem;
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
