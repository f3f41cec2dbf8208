/** Moves and cancels appointments for their visitors, by the rules. */
import { isChangeable, startsAt, validateAppointmentTime } from '#domain/booking.ts';
import { confirmationDeadline } from '#domain/deadlines.ts';
import type { MessageKey } from '#i18n/translate.ts';
import {
  cancelAppointment,
  countMoves,
  findAppointment,
  moveAppointment,
  type UpdateOutcome,
  type StoredAppointment,
  type Time,
} from '#server/appointments/store.ts';
import { renderChangeMails, type AppointmentChange } from '#server/mail/appointment-mails.ts';
import { identifyMail, type OutboxEntries } from '#server/mail/outbox-entries.ts';
import type { Services } from '#server/services.ts';
import type { AppointmentState } from '#submissions/manage-appointment.ts';

/**
 * What came of a change. `done`: it is as requested, maybe already before. `closed`: there is no
 * such appointment, or it can no longer be changed. `taken`, or a text of `validation`: the new
 * time cannot be had.
 */
export type ChangeResult = 'done' | 'closed' | 'taken' | MessageKey;

type ChangeRequest = (
  appointment: StoredAppointment,
  now: Date,
) => ChangeResult | Promise<ChangeResult | UpdateOutcome>;

/** Each move by a visitor mails two people and makes a planner plan again. */
const maxMoves = 5;

/** Each failure means that something else was stored meanwhile, which the next try sees. */
const maxTries = 10;

/** How an appointment stands at that moment. */
export function stateOf({ status, day, slot }: StoredAppointment, now: Date): AppointmentState {
  const start = startsAt(day, slot);
  if (status === 'cancelled') return 'cancelled';
  if (status === 'completed' || start <= now) return 'past';
  return isChangeable(start, now) ? 'open' : 'late';
}

/** Moves an appointment to another time, and mails that to the visitor and the company. */
export function move(services: Services, reference: string, to: Time): Promise<ChangeResult> {
  return applyChange(services, reference, async (appointment, now) => {
    const state = stateOf(appointment, now);
    const isThere = appointment.day === to.day && appointment.slot === to.slot;
    if (isThere && state !== 'cancelled') return 'done';
    if (state !== 'open') return 'closed';
    const issue = validateAppointmentTime(to.day, to.slot, now);
    if (issue) return issue;
    if ((await countMoves(services.db, reference)) >= maxMoves) return 'manageAppointment.movedTooOften';
    const dueAt = confirmationDeadline(now, startsAt(to.day, to.slot));
    const entries = makeEntries(services, { kind: 'moved', before: appointment, after: to, now, dueAt });
    return moveAppointment(services.db, appointment, to, dueAt, entries);
  });
}

/** Cancels an appointment, and mails that to the visitor and the company. */
export function cancel(services: Services, reference: string): Promise<ChangeResult> {
  return applyChange(services, reference, (appointment, now) => {
    const state = stateOf(appointment, now);
    if (state === 'cancelled') return 'done';
    if (state !== 'open') return 'closed';
    const entries = makeEntries(services, {
      kind: 'cancelled',
      before: appointment,
      after: appointment,
      now,
    });
    return cancelAppointment(services.db, appointment, entries);
  });
}

/** Tries a change until nothing else comes between reading the appointment and changing it. */
async function applyChange(
  { db, now }: Services,
  reference: string,
  request: ChangeRequest,
): Promise<ChangeResult> {
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const appointment = await findAppointment(db, reference);
    if (!appointment) return 'closed';
    const outcome = await request(appointment, now());
    if (outcome === 'changed') return 'done';
    if (outcome !== 'stale') return outcome;
  }
  return 'taken';
}

function makeEntries({ env }: Services, change: AppointmentChange): OutboxEntries {
  const mails = renderChangeMails(change, { ...env, company: env.mailTo });
  return {
    reference: change.before.reference,
    createdAt: change.now,
    mails: mails.map((mail) => identifyMail(mail, env)),
  };
}
