/** Takes a request out of quarantine, and sends its sender what a robot is not sent. */
import type { Locale } from '#i18n/locales.ts';
import { listClosedDays } from '#server/closures.ts';
import { readableRow } from '#server/forms/form.ts';
import { getForm } from '#server/registry.ts';
import type { Services } from '#server/http/services.ts';
import { identifyStaffMail } from '#server/staff/mails.ts';
import type { Release, ReleaseResult } from '#server/staff/quarantine/release-result.ts';
import { releaseAppointment } from '#server/staff/quarantine/release-appointment.ts';
import { applyChange } from '#server/staff/requests/change.ts';
import { sql } from 'kysely';

/** Releases a request. What it promises counts from now on: nobody was told anything before. */
export async function releaseRequest(services: Services, release: Release): Promise<ReleaseResult> {
  if (release.kind === 'appointment') return releaseAppointment(services, release);
  const { db, env, now } = services;
  const { kind, reference, userId } = release;
  const form = getForm(kind);
  const row = await db
    .selectFrom(form.table)
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
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
    .renderMails(answers, envelope, { ...env, company: env.mailTo })
    // The company got its own when the request came.
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
