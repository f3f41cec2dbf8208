/**
 * Stores requests and bookings that staff enters, each with a reference and a deadline like those
 * from a form.
 */
import { formatReference, referenceBytes } from '#domain/references.ts';
import { telephone } from '#domain/sources.ts';
import { deriveUuid } from '#server/crypto/signatures.ts';
import { insertAudit } from '#server/audit.ts';
import { listClosedDays } from '#server/closures.ts';
import { callbackForm } from '#server/forms/callback.ts';
import { contactForm } from '#server/forms/contact.ts';
import type { SubmissionForm } from '#server/forms/form.ts';
import { insertRequests } from '#server/forms/requests.ts';
import type { Services } from '#server/http/services.ts';
import { identifyMail, insertMails } from '#server/mail/outbox-entries.ts';
import { insertEvent } from '#server/staff/requests/change.ts';
import { appointmentForm } from '#server/appointments/appointment.ts';
import { firstFreeTeam } from '#server/appointments/times.ts';
import { isAllocationTaken } from '#server/database/errors.ts';
import type { Appointment } from '#contracts/appointment.ts';
import { isService, type NewBooking, type NewRequest } from '#contracts/staff/new-request.ts';
import { NoResultError, sql, type RawBuilder } from 'kysely';

/**
 * Stores the request with a confirmation mail, when there is an e-mail address, and returns its
 * reference. The company gets no mail, because it enters the request itself.
 */
export function enterRequest(services: Services, entered: NewRequest, userId: number): Promise<string> {
  const { soort, naam, telefoon, bedrijf = '', email = '', bericht, kenmerk, taal } = entered;
  const answers = { naam, telefoon, bedrijf, email, bericht };
  const entry = { kenmerk, taal, userId };
  return isService(soort)
    ? store(services, contactForm, { ...answers, service: soort }, entry)
    : store(services, callbackForm, { ...answers, onderwerp: soort, preferredTime: undefined }, entry);
}

/**
 * The booking form without mails, because nothing is mailed before the booking is confirmed with a
 * price.
 */
const bookingForm: SubmissionForm<Appointment> = {
  ...appointmentForm,
  renderMails: () => [],
  // A time that a colleague holds needs no confirmation by the visitor.
  toRow: (...given) => ({ ...appointmentForm.toRow(...given), holdUntil: null }),
};

/**
 * Stores a booking for a team and returns its reference; undefined when the team is no longer free
 * at that time.
 */
export async function enterBooking(
  services: Services,
  entered: NewBooking,
  userId: number,
): Promise<string | undefined> {
  const { team, taal, kenmerk, bedrijf = '', email = '', ...rest } = entered;
  const answers = { ...rest, bedrijf, email };
  const hour = { day: answers.appointmentDate, slot: answers.timeSlot };
  try {
    const free = firstFreeTeam(hour, { only: Number(team) });
    const entry = { kenmerk: `${kenmerk} ${team}`, taal, userId, team: free };
    return await store(services, bookingForm, answers, entry);
  } catch (error) {
    if (isAllocationTaken(error) || error instanceof NoResultError) return undefined;
    throw error;
  }
}

interface Entry extends Pick<NewRequest, 'kenmerk' | 'taal'> {
  userId: number;
  /** Query for the team of a booking. */
  team?: RawBuilder<unknown>;
}

/**
 * Stores a submission and returns its reference, also when the same form was sent before. Throws
 * `NoResultError` when the query for the team has no row.
 */
async function store<Answers extends object>(
  { db, env, now, randomBytes }: Services,
  form: SubmissionForm<Answers>,
  answers: Answers,
  { kenmerk, taal: locale, userId, team }: Entry,
): Promise<string> {
  // Derived from the answers too, because a browser may restore the idempotency key in the form of
  // another request.
  const submissionId = deriveUuid(env.appSecret, 'submission', [kenmerk, JSON.stringify(answers)]);
  const at = now();
  const deadline = form.deadline?.(at, answers, await listClosedDays(db, at));
  const reference = formatReference(form.referencePrefix, randomBytes(referenceBytes));
  const signs = { quarantineReasons: [], spamSigns: [] };
  const envelope = { ...signs, reference, locale, createdAt: at, deadline };
  const mails = form
    .renderMails(answers, envelope, env)
    .filter(({ recipient }) => recipient !== env.mailTo)
    .map((mail) => identifyMail(mail, env));
  const source = { page: telephone, referrer: telephone };
  const row = { submissionId, reference, locale, createdAt: at, dueAt: deadline ?? null, ...source };
  const taken = team && { team: sql.ref('free.team') };
  const columns = { ...form.toRow(answers, at, deadline), ...row, ...taken };
  const isStored = sql`exists (select from stored)`;
  const audit = { userId, action: 'request.entered', detail: { reference }, at };
  await sql`
    with stored as (
      insert into ${sql.table(form.table)} (${sql.join(Object.keys(columns).map((name) => sql.ref(name)))})
      select ${sql.join(Object.values(columns))} from (${team ?? sql`select`}) as free
      on conflict (submission_id) do nothing returning *
    ), listed as (
      ${insertRequests(form, sql`stored`)}
    ), event as (
      ${insertEvent({ reference, userId, at, event: { kind: 'entered' } }, isStored)}
    ), logged as (
      ${insertAudit(audit, isStored)}
    ), ${insertMails({ reference, createdAt: at, mails }, sql`stored`)} select`.execute(db);
  const stored = await db
    .selectFrom(form.table)
    .select('reference')
    .where('submissionId', '=', submissionId)
    .executeTakeFirstOrThrow();
  return stored.reference;
}
