/** The state and the status of an appointment at a given moment. */
import { isMovable, startsAt } from '#domain/booking.ts';
import { canHoldAgain } from '#server/appointments/holds.ts';
import type { StoredAppointment } from '#server/appointments/store.ts';
import type { Time } from '#server/appointments/times.ts';
import type { Database } from '#server/database/database.ts';
import type {
  AppointmentProgress,
  AppointmentState,
  AppointmentStatus,
  HoldKind,
} from '#contracts/manage-appointment.ts';

/** Determines the state of an appointment, which decides what its visitor can do. */
export function stateOf({ status, day, slot, cancelAt }: StoredAppointment, now: Date): AppointmentState {
  const start = startsAt(day, slot);
  const isDue = cancelAt !== null && cancelAt <= now;
  if (status === 'cancelled' || (isDue && status !== 'completed')) return 'cancelled';
  if (status === 'completed' || start <= now) return 'past';
  if (cancelAt) return 'cancelling';
  return isMovable(start, now) ? 'open' : 'late';
}

/** Determines the displayed status; empty for a quarantined appointment. */
export async function progressOf(
  db: Database,
  appointment: StoredAppointment,
  now: Date,
): Promise<AppointmentProgress> {
  if (appointment.quarantineReasons.length > 0) return { status: [] };
  const state = stateOf(appointment, now);
  if (state === 'cancelling' || state === 'past') return { status: [state] };
  const { last, isIndicative } = await readChanges(db, appointment.reference);
  if (state === 'cancelled') return { status: [last === 'cancelledByUs' ? last : 'cancelled'] };
  const hold = await holdKindOf(db, appointment);
  const until = hold === 'confirmed' ? null : (appointment.holdUntil ?? appointment.dueAt);
  return {
    status: last === 'moved' || last === 'movedByUs' ? [last, hold] : [hold],
    deadline: until && until > now ? until : undefined,
    ...(hold === 'confirmed' && { price: appointment.price ?? undefined, isIndicative }),
  };
}

async function holdKindOf(db: Database, appointment: StoredAppointment): Promise<HoldKind> {
  const { status, team, holdUntil } = appointment;
  if (status === 'confirmed') return 'confirmed';
  if (team === null) return (await canHoldAgain(db, appointment)) ? 'ended' : 'lost';
  return holdUntil ? 'asked' : 'held';
}

interface Detail {
  to?: unknown;
  from?: unknown;
  asksWalkThrough?: boolean;
}

/** Reads the last change, and whether the price is indicative until a walk-through. */
async function readChanges(db: Database, reference: string) {
  const events = await db
    .selectFrom('requestEvents')
    .select(['kind', 'detail'])
    .where('reference', '=', reference)
    .where('kind', 'in', ['status', 'visitor-moved', 'visitor-cancelled', 'booking-moved'])
    .orderBy('id', 'desc')
    .execute();
  const changes = events.map(({ kind, detail }) => ({ kind, detail: detail as Detail }));
  const confirmed = changes.find(({ kind, detail }) => kind === 'status' && detail.to === 'confirmed');
  const last = changes.map(changeOf).find((change) => change !== undefined);
  return { last, isIndicative: confirmed?.detail.asksWalkThrough };
}

/**
 * Returns the status after a change; undefined for a change that the visitor is not informed of,
 * such as another team.
 */
function changeOf({ kind, detail }: { kind: string; detail: Detail }): AppointmentStatus | undefined {
  switch (kind) {
    case 'visitor-moved':
      return 'moved';
    case 'visitor-cancelled':
      return 'cancelled';
    case 'booking-moved':
      return isOtherTime(detail) ? 'movedByUs' : undefined;
    default:
      return detail.to === 'cancelled'
        ? 'cancelledByUs'
        : detail.to === 'confirmed'
          ? 'confirmed'
          : undefined;
  }
}

function isOtherTime({ from, to }: Detail): boolean {
  const [before, after] = [from as Time, to as Time];
  return before.day !== after.day || before.slot !== after.slot;
}
