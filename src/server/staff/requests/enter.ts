/** Stores what staff enters as if it had come by its form: with the same reference and promise. */
import { formatReference, referenceBytes } from '#domain/references.ts';
import { telephone } from '#domain/sources.ts';
import { insertAudit } from '#server/audit.ts';
import { listClosedDays } from '#server/closures.ts';
import { callbackForm } from '#server/forms/callback.ts';
import { contactForm } from '#server/forms/contact.ts';
import type { SubmissionForm } from '#server/forms/form.ts';
import { insertRequests } from '#server/forms/requests.ts';
import type { Services } from '#server/http/services.ts';
import { identifyMail, insertMails } from '#server/mail/outbox-entries.ts';
import { insertEvent } from '#server/staff/requests/change.ts';
import { isService, type NewRequest } from '#contracts/staff/new-request.ts';
import { sql } from 'kysely';

/**
 * Stores the request with the mail that confirms it, when there is an address, and returns its
 * reference. The company gets no mail, since it enters the request itself.
 */
export function enterRequest(services: Services, entered: NewRequest, userId: number): Promise<string> {
  const { soort, naam, telefoon, bedrijf = '', email = '', bericht } = entered;
  const answers = { naam, telefoon, bedrijf, email, bericht };
  return isService(soort)
    ? store(services, contactForm, { ...answers, service: soort }, { entered, userId })
    : store(
        services,
        callbackForm,
        { ...answers, onderwerp: soort, preferredTime: undefined },
        { entered, userId },
      );
}

async function store<Answers extends object>(
  { db, env, now, randomBytes }: Services,
  form: SubmissionForm<Answers>,
  answers: Answers,
  { entered: { kenmerk: submissionId, taal: locale }, userId }: { entered: NewRequest; userId: number },
): Promise<string> {
  const at = now();
  const deadline = form.deadline?.(at, answers, await listClosedDays(db, at));
  const reference = formatReference(form.referencePrefix, randomBytes(referenceBytes));
  const signs = { quarantineReasons: [], spamSigns: [] };
  const envelope = { ...signs, reference, locale, createdAt: at, deadline };
  const mails = form
    .renderMails(answers, envelope, { ...env, company: env.mailTo })
    .filter(({ recipient }) => recipient !== env.mailTo)
    .map((mail) => identifyMail(mail, env));
  const source = { page: telephone, referrer: telephone };
  const row = { submissionId, reference, locale, createdAt: at, dueAt: deadline ?? null, ...source };
  const columns = { ...form.toRow(answers, at, deadline), ...row };
  const isStored = sql`exists (select from stored)`;
  const entry = { userId, action: 'request.entered', detail: { reference }, at };
  await sql`
    with stored as (
      insert into ${sql.table(form.table)} (${sql.join(Object.keys(columns).map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(columns))})
      on conflict (submission_id) do nothing returning *
    ), listed as (
      ${insertRequests(form, sql`stored`)}
    ), event as (
      ${insertEvent({ reference, userId, at, event: { kind: 'entered' } }, isStored)}
    ), logged as (
      ${insertAudit(entry, isStored)}
    ), ${insertMails({ reference, createdAt: at, mails }, sql`stored`)} select`.execute(db);
  const stored = await db
    .selectFrom(form.table)
    .select('reference')
    .where('submissionId', '=', submissionId)
    .executeTakeFirstOrThrow();
  return stored.reference;
}
