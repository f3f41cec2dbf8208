/** Turns the answers of a form into what is stored: row, reference and mails. */
import { formatReference, referenceBytes } from '#domain/references.ts';
import { findSpamSigns } from '#domain/spam.ts';
import type { Locale } from '#i18n/locales.ts';
import { isReferenceTaken } from '#server/database-errors.ts';
import { Refusal } from '#server/http.ts';
import { rateLimitWindow } from '#server/rate-limit.ts';
import type { Services } from '#server/services.ts';
import type { Envelope, SubmissionForm } from '#server/submission-form.ts';
import { submissionIds } from '#server/submission-ids.ts';
import { storeSubmission, type StoredSubmission } from '#server/submission-store.ts';
import type { Envelope as SentEnvelope } from '#submissions/envelope.ts';
import { randomUUID } from 'node:crypto';

const referenceTries = 3;

export interface ReadSubmission<Answers> {
  answers: Answers;
  sent: SentEnvelope;
  locale: Locale;
  /** Internet address that it came from. */
  address: string;
}

/**
 * Stores a submission with its mails, or finds the one that it repeats. Refuses with 429 when the address has sent too
 * many; throws what the database throws. A reference that is taken, which is rare, is replaced by another.
 */
export async function takeIn<Answers extends object>(
  form: SubmissionForm<Answers>,
  services: Services,
  submission: ReadSubmission<Answers>,
): Promise<StoredSubmission> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await store(form, services, submission);
    } catch (error) {
      if (tries === referenceTries || !isReferenceTaken(error)) throw error;
    }
  }
}

async function store<Answers extends object>(
  form: SubmissionForm<Answers>,
  { env, db, now, randomBytes }: Services,
  { answers, sent, locale, address }: ReadSubmission<Answers>,
): Promise<StoredSubmission> {
  const createdAt = now();
  const reference = formatReference(form.referencePrefix, randomBytes(referenceBytes));
  const quarantineReasons = findSpamSigns({
    honeypot: sent.website,
    startedAtMs: sent.startedAt,
    arrivedAtMs: createdAt.getTime(),
    ...form.texts(answers),
  });
  const deadline = form.deadline(createdAt);
  const envelope: Envelope = { reference, locale, quarantineReasons, deadline };
  const mails = form.renderMails(answers, envelope, { company: env.mailTo });
  const rateLimit = rateLimitWindow(env.appSecret, form.name, address, createdAt);
  const stored = await storeSubmission(db, {
    table: form.table,
    ids: submissionIds(env.appSecret, form.name, { chosenId: sent.submissionId, answers, now: createdAt }),
    reference,
    createdAt,
    row: { ...form.toRow(answers), locale, quarantineReasons },
    mails: mails.map((mail) => ({ ...mail, messageId: createMessageId(env.siteUrl) })),
    rateLimit: { ...rateLimit, maxAttempts: env.rateLimitPerHour },
  });
  if (!stored) throw tooMany(rateLimit.secondsLeft);
  return stored;
}

/** Unique in the world, as RFC 5322 (3.6.4) asks; the part behind the @ is our own host. */
function createMessageId(siteUrl: string): string {
  return `<${randomUUID()}@${new URL(siteUrl).hostname}>`;
}

function tooMany(secondsLeft: number): Refusal {
  return new Refusal(429, 'form.rateLimited', {
    parameters: { minutes: Math.ceil(secondsLeft / 60) },
    headers: { 'retry-after': String(secondsLeft) },
  });
}
