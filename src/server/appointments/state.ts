/** How an appointment stands at a moment, and how its time is held. */
import { isChangeable, startsAt } from '#domain/booking.ts';
import { canHoldAgain } from '#server/appointments/holds.ts';
import type { StoredAppointment } from '#server/appointments/store.ts';
import type { Database } from '#server/database/database.ts';
import type { BookedTime } from '#submissions/confirmation.ts';
import type { AppointmentState, HoldKind } from '#submissions/manage-appointment.ts';

/** How an appointment stands at that moment. */
export function stateOf({ status, day, slot, cancelAt }: StoredAppointment, now: Date): AppointmentState {
  const start = startsAt(day, slot);
  if (status === 'cancelled') return 'cancelled';
  if (status === 'completed' || start <= now) return 'past';
  if (cancelAt) return cancelAt > now ? 'cancelling' : 'cancelled';
  return isChangeable(start, now) ? 'open' : 'late';
}

/** How its time is held; undefined for an appointment that is over, or that was kept aside. */
export async function holdKindOf(
  db: Database,
  appointment: StoredAppointment,
  now: Date,
): Promise<HoldKind | undefined> {
  const { status, team, holdUntil, quarantineReasons } = appointment;
  const state = stateOf(appointment, now);
  if ((state !== 'open' && state !== 'late') || quarantineReasons.length > 0) return undefined;
  if (status === 'confirmed') return 'confirmed';
  if (team === null) return (await canHoldAgain(db, appointment)) ? 'ended' : 'lost';
  return holdUntil ? 'asked' : 'held';
}

/** What has become of the time that was booked first, `bookedFor`. */
export async function bookedTimeOf(
  db: Database,
  appointment: StoredAppointment,
  bookedFor: Date,
  now: Date,
): Promise<BookedTime | undefined> {
  const state = stateOf(appointment, now);
  if (state === 'cancelled' || state === 'cancelling' || state === 'past') return state;
  const isMoved = startsAt(appointment.day, appointment.slot).getTime() !== bookedFor.getTime();
  return isMoved ? 'moved' : holdKindOf(db, appointment, now);
}
