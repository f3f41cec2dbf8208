/** Takes a booking that looked like spam for a booking after all. */
import { startsAt } from '#domain/booking.ts';
import { confirmationDeadline } from '#domain/deadlines.ts';
import type { ClosedDays } from '#domain/working-hours.ts';
import { listClosedDays } from '#server/closures.ts';
import { stateOf } from '#server/appointments/state.ts';
import { findAppointment, type StoredAppointment } from '#server/appointments/store.ts';
import { firstFreeTeam } from '#server/appointments/times.ts';
import { isAllocationTaken } from '#server/database/errors.ts';
import { renderAppointmentMail } from '#server/appointments/mails.ts';
import type { Services } from '#server/http/services.ts';
import { identifyStaffMail } from '#server/staff/mails.ts';
import type { Release, ReleaseResult } from '#server/staff/quarantine/release-result.ts';
import { applyChange, type SubmissionChange } from '#server/staff/requests/change.ts';
import { sql } from 'kysely';

/**
 * Gives a booking in quarantine the time that it asks for, and mails its visitor as if it had just
 * been made. The number of appointments that one visitor may hold is for staff to judge.
 */
export async function releaseAppointment(services: Services, release: Release): Promise<ReleaseResult> {
  const { db, now } = services;
  const appointment = await findAppointment(db, release.reference);
  if (!appointment || !isReleasable(appointment, now())) return 'closed';
  const closed = await listClosedDays(db, now());
  try {
    const change = describeRelease(services, release, appointment, closed);
    if (await applyChange(db, change)) return 'released';
  } catch (error) {
    if (!isAllocationTaken(error)) throw error;
  }
  const after = await findAppointment(db, release.reference);
  return after && isReleasable(after, now()) ? 'taken' : 'closed';
}

function isReleasable(appointment: StoredAppointment, now: Date): boolean {
  const isOpen = ['open', 'late'].includes(stateOf(appointment, now));
  return isOpen && appointment.status === 'pending' && appointment.quarantineReasons.length > 0;
}

function describeRelease(
  services: Services,
  { userId }: Release,
  appointment: StoredAppointment,
  closed: ClosedDays,
): SubmissionChange {
  const { env, now } = services;
  const { day, slot, reference } = appointment;
  const at = now();
  const deadline = confirmationDeadline(at, startsAt(day, slot), closed);
  const mail = renderAppointmentMail(
    { ...appointment, kind: 'booked', writtenAt: at, deadline },
    { ...env, company: env.mailTo },
  );
  return {
    reference,
    userId,
    at,
    event: { kind: 'released', detail: { reasons: appointment.quarantineReasons } },
    update: {
      table: 'appointments',
      assignments: sql`
        quarantine_reasons = '{}', team = free.team, hold_until = ${deadline}, due_at = ${deadline},
        updated_at = ${at}`,
      from: sql`(${firstFreeTeam(appointment)}) as free`,
      condition: sql`quarantine_reasons <> '{}' and status = 'pending'`,
    },
    mails: [identifyStaffMail(mail, env)],
  };
}
