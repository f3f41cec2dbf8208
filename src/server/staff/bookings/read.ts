import { canHoldAgain } from '#server/appointments/holds.ts';
import { hoursFor, maxHours, startsAt, timeAfter } from '#domain/booking.ts';
import { covers } from '#domain/closures.ts';
import { progressOf } from '#server/appointments/state.ts';
import { selectAppointment, type StoredAppointment } from '#server/appointments/store.ts';
import { listClosures } from '#server/closures.ts';
import type { Database } from '#server/database/database.ts';
import type { BookingView } from '#contracts/staff/booking.ts';
import { erased } from '#server/http/answers.ts';
import type { Services } from '#server/http/services.ts';
import { indicateBooking } from '#server/staff/bookings/indication.ts';
import { sql } from 'kysely';

/**
 * SQL expression: whether another booking from the same e-mail address is confirmed or completed.
 */
const isKnown = sql<boolean>`exists (
  select from requests as earlier
  where lower(earlier.email) = lower(appointments.email) and earlier.reference <> appointments.reference
  and earlier.kind = 'appointment' and earlier.status in ('confirmed', 'completed')
)`;

/** Reads the state of a booking; rejects with 404 when it is gone. */
export async function readBooking({ db, now }: Services, reference: string): Promise<BookingView> {
  const appointment = await selectAppointment(db, reference)
    .select(isKnown.as('isKnown'))
    .executeTakeFirstOrThrow(erased);
  const { day, slot, team, hours, holdUntil } = appointment;
  const indication = indicateBooking(appointment);
  const closures = await listClosures(db, day, day);
  const taken = Array.from({ length: hours }, (_, index) => timeAfter(slot, index));
  return {
    ...appointment,
    progress: await progressOf(db, appointment, now()),
    indication,
    neededHours: Math.max(hours, hoursFor(indication?.minutesPerVisit ?? 0, slot)),
    freeHours: await countFreeHours(db, appointment),
    address: appointment,
    holdUntil: (team !== null && holdUntil) || undefined,
    isInClosure:
      team !== null &&
      closures.some((closure) => taken.some((hour) => covers(closure, { day, slot: hour, team }))),
    isOver: startsAt(day, slot) <= now(),
  };
}

/**
 * Returns the maximum number of hours for a confirmation, at least those of the booking itself; 0
 * for a cancelled booking when no team is free.
 */
async function countFreeHours(db: Database, appointment: StoredAppointment): Promise<number> {
  const { status, hours } = appointment;
  if (status === 'cancelled') return (await canHoldAgain(db, appointment)) ? hours : 0;
  if (status !== 'pending') return hours;
  const longer = Array.from({ length: maxHours - hours }, (_, index) => hours + index + 1);
  const free = await Promise.all(longer.map((each) => canHoldAgain(db, { ...appointment, hours: each })));
  return hours + free.filter(Boolean).length;
}
