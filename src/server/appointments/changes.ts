/** Moves, cancels and edits appointments for their visitors. */
import { bookingLimits } from '#domain/booking-limits.ts';
import { startsAt, undoMinutes, validateAppointmentTime } from '#domain/booking.ts';
import { formatAddress, type VisitAddress } from '#domain/visit-address.ts';
import { hasReachedLimit, isDayLimitReached } from '#server/appointments/hold-limits.ts';
import { answerHold } from '#server/appointments/holds.ts';
import { stateOf } from '#server/appointments/state.ts';
import type { MessageKey } from '#i18n/translate.ts';
import {
  cancelAppointment,
  countChanges,
  findAppointment,
  keepAppointment,
  listDueCancellations,
  moveAppointment,
  scheduleCancellation,
  storeAddress,
  type UpdateOutcome,
  type StoredAppointment,
} from '#server/appointments/store.ts';
import { confirmedBy, type Time } from '#server/appointments/times.ts';
import { renderChangeMails, type AppointmentChange } from '#server/appointments/mails.ts';
import { identifyMail, type MailSender, type OutboxEntries } from '#server/mail/outbox-entries.ts';
import { describeError } from '#server/http/log.ts';
import type { Database } from '#server/database/database.ts';
import type { Sender } from '#server/forms/form.ts';
import type { Services } from '#server/http/services.ts';

/**
 * The result of a change. `done`: the appointment is as requested, and possibly was so before.
 * `closed`: there is no such appointment, or its state does not allow the change. `taken`: the time
 * is not available, or each try met a concurrent change. A message key: another reason, such as a
 * limit.
 */
export type ChangeResult = 'done' | 'closed' | 'taken' | MessageKey;

type ChangeRequest = (
  appointment: StoredAppointment,
  now: Date,
) => ChangeResult | Promise<ChangeResult | UpdateOutcome>;

/**
 * Maximum number of tries of a change. A try fails when a concurrent change was stored after it
 * read the appointment.
 */
const maxTries = 10;

/** Confirms the hold of an appointment after its visitor has opened the link in the mail. */
export function holdTime(services: Services, reference: string, ip: string): Promise<ChangeResult> {
  return retryWhenStale(services, reference, async (appointment, now) => {
    const state = stateOf(appointment, now);
    if (state !== 'open' && state !== 'late') return 'closed';
    if (appointment.status === 'confirmed') return 'done';
    const dueAt = await confirmedBy(services.db, appointment, now);
    const sender = { ...services.env, address: ip, now };
    const outcome = await answerHold(services.db, appointment, { ...sender, dueAt });
    return outcome === 'taken' ? explainTaken(services.db, appointment, appointment, sender) : outcome;
  });
}

/** Moves an appointment to another time, and mails the visitor and the company. */
export function move(services: Services, reference: string, to: Time, ip: string): Promise<ChangeResult> {
  return retryWhenStale(services, reference, async (appointment, now) => {
    const state = stateOf(appointment, now);
    const isThere = appointment.day === to.day && appointment.slot === to.slot;
    if (isThere && state !== 'cancelled' && state !== 'cancelling') return 'done';
    if (state !== 'open') return 'closed';
    const issue = validateAppointmentTime(to.day, to.slot, now);
    if (issue) return issue;
    if ((await countChanges(services.db, reference, 'visitor-moved')) >= bookingLimits.moves)
      return 'manageAppointment.movedTooOften';
    const sender = { ...services.env, address: ip, now };
    const wanted = { reference, day: to.day };
    if (to.day !== appointment.day && (await isDayLimitReached(services.db, wanted, sender)))
      return 'manageAppointment.tooManyHeld';
    const dueAt = await confirmedBy(services.db, to, now);
    const change = { kind: 'moved' as const, before: appointment, after: to, now, dueAt };
    const entries = makeEntries(services, change, sender);
    const outcome = await moveAppointment(services.db, appointment, to, { ...sender, dueAt }, entries);
    return outcome === 'taken' ? explainTaken(services.db, appointment, to, sender) : outcome;
  });
}

/**
 * Returns the message of the limit on holds if the hold has expired and the visitor has reached
 * that limit; otherwise `taken`.
 */
async function explainTaken(
  db: Database,
  { email, team }: StoredAppointment,
  { day, slot }: Time,
  sender: Sender,
): Promise<'taken' | 'manageAppointment.tooManyHeld'> {
  const booking = { email, appointmentDate: day, timeSlot: slot };
  const isLimited = team === null && (await hasReachedLimit(db, booking, sender));
  return isLimited ? 'manageAppointment.tooManyHeld' : 'taken';
}

/** Stores the address of the visit; `closed` when the appointment cannot be moved. */
export function saveAddress(
  services: Services,
  reference: string,
  address: VisitAddress,
): Promise<ChangeResult> {
  return retryWhenStale(services, reference, async (appointment, now) => {
    if (stateOf(appointment, now) !== 'open') return 'closed';
    if (formatAddress(appointment) === formatAddress(address)) return 'done';
    const count = await countChanges(services.db, reference, 'visitor-address');
    if (count >= bookingLimits.addresses) return 'visitAddress.tooOften';
    return storeAddress(services.db, appointment, address, now);
  });
}

/**
 * Schedules a cancellation after `undoMinutes`, or at the start if that is earlier. Until then the
 * time is held, and nobody is mailed about a cancellation that may be undone.
 */
export function cancel(services: Services, reference: string): Promise<ChangeResult> {
  return retryWhenStale(services, reference, async (appointment, now) => {
    const state = stateOf(appointment, now);
    if (state === 'cancelled' || state === 'cancelling') return 'done';
    if (state !== 'open' && state !== 'late') return 'closed';
    const start = startsAt(appointment.day, appointment.slot);
    // Beyond the limit the cancellation takes effect at once, because planners cannot change an
    // appointment or its series while a cancellation can be undone.
    const mayUndo = (await countChanges(services.db, reference, 'visitor-kept')) < bookingLimits.undos;
    const undoMs = mayUndo ? undoMinutes * 60_000 : 0;
    const cancelAt = new Date(Math.min(now.getTime() + undoMs, start.getTime()));
    return scheduleCancellation(services.db, appointment, cancelAt, now);
  });
}

/** Undoes the scheduled cancellation. */
export function keep(services: Services, reference: string): Promise<ChangeResult> {
  return retryWhenStale(services, reference, (appointment, now) => {
    const state = stateOf(appointment, now);
    if (state === 'open' || state === 'late') return 'done';
    if (state !== 'cancelling') return 'closed';
    return keepAppointment(services.db, appointment, now);
  });
}

/** Executes the cancellations that are due, and mails the visitor and the company. */
export async function endCancellations(services: Services): Promise<void> {
  const references = await listDueCancellations(services.db, services.now());
  for (const reference of references) {
    try {
      await retryWhenStale(services, reference, (appointment, now) =>
        endCancellation(services, appointment, now),
      );
    } catch (error) {
      services.log({ event: 'cancellation failed', reference, error: describeError(error) });
    }
  }
  if (references.length > 0) await services.deliverMail();
}

function endCancellation(services: Services, appointment: StoredAppointment, now: Date) {
  const { status, cancelAt } = appointment;
  // Undone, cancelled or completed in the meantime.
  if (!cancelAt || cancelAt > now || status === 'cancelled' || status === 'completed') return 'done';
  const change = { kind: 'cancelled' as const, before: appointment, after: appointment, now };
  return cancelAppointment(services.db, appointment, makeEntries(services, change));
}

/**
 * Performs a change, and tries again, up to `maxTries` times in all, when a concurrent change came
 * between reading and writing.
 */
async function retryWhenStale({ db, now }: Services, reference: string, request: ChangeRequest) {
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const appointment = await findAppointment(db, reference);
    if (!appointment) return 'closed';
    const outcome = await request(appointment, now());
    if (outcome === 'changed') return 'done';
    if (outcome !== 'stale') return outcome;
  }
  return 'taken';
}

function makeEntries({ env }: Services, change: AppointmentChange, sender?: MailSender): OutboxEntries {
  const mails = renderChangeMails(change, env);
  return {
    reference: change.before.reference,
    createdAt: change.now,
    mails: mails.map((mail) => identifyMail(mail, env, sender)),
  };
}
