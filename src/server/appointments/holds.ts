/**
 * What becomes of a held time: it is kept once its visitor has answered, and given free when nobody
 * did before the deadline, so that invented addresses do not fill the calendar.
 */
import { allocateAgain, countForNetwork, isUnanswered } from '#server/appointments/hold-limits.ts';
import type { StoredAppointment } from '#server/appointments/store.ts';
import { firstFreeTeam } from '#server/appointments/times.ts';
import type { Database } from '#server/database/database.ts';
import { isAllocationTaken } from '#server/database/errors.ts';
import type { Services } from '#server/http/services.ts';
import type { Sender } from '#server/forms/form.ts';
import { updateRequest, updateSubmission } from '#server/forms/requests.ts';
import { sql } from 'kysely';

/**
 * Notes that the visitor pressed the button behind the link in the mail, so that the address is
 * theirs: nothing ends the hold from then on, and the company confirms it by `dueAt`. One whose
 * hold had ended is allocated as a new booking is; `taken` when there is no team, or a limit is
 * reached. `stale`: something else came first, so reading it again helps.
 */
export async function answerHold(
  db: Database,
  appointment: StoredAppointment,
  { dueAt, ...sender }: Sender & { dueAt: Date },
): Promise<'done' | 'taken' | 'stale'> {
  const { reference, team, sequence } = appointment;
  const again = team === null ? allocateAgain(appointment, appointment, sender) : undefined;
  const update = updateSubmission(reference, {
    table: 'appointments',
    assignments: sql`
      answered_at = coalesce(answered_at, ${sender.now}), hold_until = null,
      due_at = case when answered_at is null then ${dueAt} else due_at end,
      ${again?.assignments ?? countForNetwork(sender)}`,
    ...(again && { from: sql`(${again.query}) as free` }),
    condition: sql`sequence = ${sequence} and status = 'pending' and quarantine_reasons = '{}'
      and appointments.team is ${again ? sql`null` : sql`not null`}`,
  });
  try {
    const { numAffectedRows } = await sql`with changed as (${update}) ${updateRequest()}`.execute(db);
    if (numAffectedRows) return 'done';
    return team === null ? 'taken' : 'stale';
  } catch (error) {
    // The team went to somebody else at this very moment.
    if (isAllocationTaken(error)) return 'stale';
    throw error;
  }
}

/** True when a team is free for an appointment whose hold has ended. */
export async function canHoldAgain(db: Database, appointment: StoredAppointment): Promise<boolean> {
  const { rows } = await firstFreeTeam(appointment).execute(db);
  return rows.length > 0;
}

/**
 * Gives the times free whose visitors did not answer before their deadline; the bookings stay, for
 * the company to see. Forgets the networks of those that hold nothing or wait for nobody any more.
 */
export async function endUnansweredHolds({ db, now, log }: Services): Promise<void> {
  const { numAffectedRows } = await sql`
    update appointments set team = null, email_place = null
    where ${isUnanswered} and hold_until <= ${now()}`.execute(db);
  await sql`
    update appointments set hold_network = null, hold_site = null
    where hold_network is not null and (status <> 'pending' or team is null)`.execute(db);
  if (numAffectedRows) log({ event: 'unanswered holds ended', count: Number(numAffectedRows) });
}
