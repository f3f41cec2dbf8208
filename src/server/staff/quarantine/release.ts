/** Releases a request from quarantine, and mails its sender as for a new request. */
import type { Locale } from '#i18n/locales.ts';
import { listClosedDays } from '#server/closures.ts';
import { readableRow } from '#server/forms/form.ts';
import { selectSubmission } from '#server/forms/store.ts';
import { getForm } from '#server/registry.ts';
import type { Services } from '#server/http/services.ts';
import { identifyStaffMail } from '#server/staff/mails.ts';
import { applyChange } from '#server/staff/requests/change.ts';
import { stateOf } from '#server/appointments/state.ts';
import { findAppointment, type StoredAppointment } from '#server/appointments/store.ts';
import { confirmedBy, firstFreeTeam } from '#server/appointments/times.ts';
import { isAllocationTaken } from '#server/database/errors.ts';
import { renderAppointmentMail } from '#server/appointments/mails.ts';
import type { RequestKind } from '#domain/staff/statuses.ts';
import { sql } from 'kysely';

/**
 * Releases a request. The deadline counts from its release, because nothing was promised before.
 */
export async function releaseRequest(
  services: Services,
  release: QuarantinedRequest,
): Promise<ReleaseResult> {
  if (release.kind === 'appointment') return releaseAppointment(services, release);
  const { db, env, now } = services;
  const { kind, reference, userId } = release;
  const form = getForm(kind);
  const row = await selectSubmission(db, form.table, reference).executeTakeFirst();
  if (!row) return 'closed';
  const at = now();
  const answers = readableRow(row);
  const deadline = form.deadline?.(at, answers, await listClosedDays(db, at));
  const envelope = {
    reference,
    locale: row.locale as Locale,
    quarantineReasons: [],
    spamSigns: [],
    createdAt: at,
    deadline,
  };
  const mails = form
    .renderMails(answers, envelope, env)
    // Mails the sender only, because the company has the request in the workspace.
    .filter(({ recipient }) => recipient !== env.mailTo);
  const isReleased = await applyChange(db, {
    reference,
    userId,
    at,
    event: { kind: 'released', detail: { reasons: row.quarantineReasons } },
    update: {
      table: form.table,
      assignments: sql`quarantine_reasons = '{}', due_at = ${deadline ?? null}::timestamptz`,
      condition: sql`quarantine_reasons <> '{}'`,
    },
    mails: mails.map((mail) => identifyStaffMail(mail, env)),
  });
  return isReleased ? 'released' : 'closed';
}

/**
 * Allocates a team for the requested time of a quarantined booking, and mails its visitor as for a
 * new one. The limits on appointments of a visitor do not apply, because staff decides.
 */
async function releaseAppointment(
  { db, env, now }: Services,
  { reference, userId }: QuarantinedRequest,
): Promise<ReleaseResult> {
  const at = now();
  const appointment = await findAppointment(db, reference);
  if (!appointment || !isReleasable(appointment, at)) return 'closed';
  const deadline = await confirmedBy(db, appointment, at);
  const mail = renderAppointmentMail({ ...appointment, kind: 'booked', writtenAt: at, deadline }, env);
  try {
    const isReleased = await applyChange(db, {
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
    });
    if (isReleased) return 'released';
  } catch (error) {
    if (!isAllocationTaken(error)) throw error;
  }
  const after = await findAppointment(db, reference);
  return after && isReleasable(after, now()) ? 'taken' : 'closed';
}

function isReleasable(appointment: StoredAppointment, now: Date): boolean {
  const isOpen = ['open', 'late'].includes(stateOf(appointment, now));
  return isOpen && appointment.status === 'pending' && appointment.quarantineReasons.length > 0;
}

export interface QuarantinedRequest {
  kind: RequestKind;
  reference: string;
  userId: number;
}

/**
 * The result of a release. `taken`: no team is free at the requested time, and the booking stays in
 * quarantine. `closed`: the request is not in quarantine, or is a booking that has begun or is no
 * longer pending.
 */
type ReleaseResult = 'released' | 'taken' | 'closed';
