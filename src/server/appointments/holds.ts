/**
 * Confirms and releases holds. A hold expires unless its visitor confirms it, so that invented
 * e-mail addresses do not fill the calendar.
 */
import { dayAt } from '#domain/local-days.ts';
import { allocateAgain, countForNetwork, isUnanswered } from '#server/appointments/hold-limits.ts';
import { findAppointment, type StoredAppointment } from '#server/appointments/store.ts';
import { firstFreeTeam } from '#server/appointments/times.ts';
import type { Database } from '#server/database/database.ts';
import { isAllocationTaken } from '#server/database/errors.ts';
import type { Services } from '#server/http/services.ts';
import type { Sender } from '#server/forms/form.ts';
import { updateRequest, updateSubmission } from '#server/forms/requests.ts';
import { sql } from 'kysely';

/**
 * Confirms a hold from the page of the mailed link, which proves the e-mail address. The hold then
 * no longer expires, and the company must confirm the appointment by `dueAt`; only the first call
 * sets this deadline. An expired hold is allocated again; `taken` when that fails, usually because
 * no team is free or a limit is reached. `stale`: a concurrent change came first, so read the
 * appointment again.
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
    if (team !== null) return 'stale';
    const current = await findAppointment(db, reference);
    return current?.team === null && current.sequence === sequence ? 'taken' : 'stale';
  } catch (error) {
    // Another booking got the same team or place at the same moment.
    if (isAllocationTaken(error)) return 'stale';
    throw error;
  }
}

/** True when a team is free for an appointment with a released hold. */
export async function canHoldAgain(db: Database, appointment: StoredAppointment): Promise<boolean> {
  const { rows } = await firstFreeTeam(appointment).execute(db);
  return rows.length > 0;
}

/**
 * Releases the times of expired holds; the bookings remain visible to the company. Erases the
 * networks of bookings to which no limit applies any more.
 */
export async function endUnansweredHolds({ db, now, log }: Services): Promise<void> {
  const { numAffectedRows } = await sql`
    update appointments set team = null, email_place = null
    where ${isUnanswered} and hold_until <= ${now()}`.execute(db);
  await sql`
    update appointments set hold_network = null, hold_site = null
    where hold_network is not null and (status <> 'pending' or team is null or appointment_date < ${dayAt(now())}::date)`.execute(
    db,
  );
  if (numAffectedRows) log({ event: 'unanswered holds ended', count: Number(numAffectedRows) });
}
