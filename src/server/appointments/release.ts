/** Takes a booking that looked like spam for a booking after all, for staff. */
import { startsAt } from '#domain/booking.ts';
import { confirmationDeadline } from '#domain/deadlines.ts';
import { stateOf } from '#server/appointments/changes.ts';
import { findAppointment, type StoredAppointment } from '#server/appointments/store.ts';
import { firstFreeTeam } from '#server/appointments/times.ts';
import { isAllocationTaken } from '#server/database/errors.ts';
import { renderAppointmentMail } from '#server/mail/appointment-mails.ts';
import { identifyMail, insertMails, type OutboxEntries } from '#server/mail/outbox-entries.ts';
import type { Services } from '#server/services.ts';
import { sql } from 'kysely';

/**
 * What came of a release. `taken`: the time went to somebody else meanwhile, so it stays in
 * quarantine until staff and visitor agree on another. `closed`: there is no such booking in
 * quarantine, or its time is over.
 */
export type ReleaseResult = 'released' | 'taken' | 'closed';

/**
 * Gives a booking in quarantine the time that it asks for, and mails its visitor as if it had just
 * been made. The number of appointments that one visitor may hold is for staff to judge.
 */
export async function releaseAppointment(services: Services, reference: string): Promise<ReleaseResult> {
  const { db, now, deliverMail } = services;
  const appointment = await findAppointment(db, reference);
  const isOpen = appointment && ['open', 'late'].includes(stateOf(appointment, now()));
  if (!isOpen || appointment.quarantineReasons.length === 0) return 'closed';
  const outcome = await storeRelease(services, appointment);
  if (outcome === 'released') await deliverMail();
  return outcome;
}

async function storeRelease(services: Services, appointment: StoredAppointment): Promise<ReleaseResult> {
  const { day, slot, reference } = appointment;
  const { entries, deadline } = makeMail(services, appointment);
  try {
    const { rows } = await sql<{ outcome: ReleaseResult }>`
      with free as (
        ${firstFreeTeam(day, slot)}
      ), released as (
        update appointments set quarantine_reasons = '{}', team = free.team, hold_until = ${deadline},
          due_at = ${deadline},          updated_at = ${entries.createdAt}
        from free where reference = ${reference} and quarantine_reasons <> '{}' and status = 'pending'
        returning reference
      ), ${insertMails(entries, sql`released`)}
      select case
        when exists (select from released) then 'released'
        when not exists (select from free) then 'taken'
        else 'closed'
      end as outcome`.execute(services.db);
    return rows[0]?.outcome ?? 'closed';
  } catch (error) {
    if (isAllocationTaken(error)) return 'taken';
    throw error;
  }
}

function makeMail({ env, now }: Services, appointment: StoredAppointment) {
  const createdAt = now();
  const { day, slot, reference } = appointment;
  const deadline = confirmationDeadline(createdAt, startsAt(day, slot));
  const mail = renderAppointmentMail(
    { ...appointment, kind: 'booked', writtenAt: createdAt, deadline },
    { ...env, company: env.mailTo },
  );
  const entries: OutboxEntries = { reference, createdAt, mails: [identifyMail(mail, env)] };
  return { entries, deadline };
}
