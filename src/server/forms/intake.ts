/** Stores a submission of a form with a reference and mails. */
import { company } from '#company';
import { formatReference, referenceBytes } from '#domain/references.ts';
import { findSpamSigns, honeypotSign } from '#domain/spam.ts';
import type { ClosedDays } from '#domain/working-hours.ts';
import type { Locale } from '#i18n/locales.ts';
import { isReferenceTaken, isAllocationTaken } from '#server/database/errors.ts';
import { listClosedDays } from '#server/closures.ts';
import type { Database } from '#server/database/database.ts';
import { identifyMail, type OutboxMail } from '#server/mail/outbox-entries.ts';
import { Refusal } from '#server/http/answers.ts';
import { rateLimitWindow, tooManyAttempts } from '#server/http/rate-limit.ts';
import type { Services } from '#server/http/services.ts';
import { InvalidAnswers } from '#server/forms/answers.ts';
import { replacesAdsConsents } from '#server/forms/ads-consent.ts';
import { selectBlock } from '#server/forms/blocked-senders.ts';
import type { UploadedFile } from '#server/files.ts';
import { withFileDigest } from '#server/forms/file.ts';
import {
  findWindowStart,
  type Envelope,
  type Issue,
  type SubmissionForm,
  type SubmissionTable,
} from '#server/forms/form.ts';
import { digestAnswers, submissionIds, type SubmissionIds } from '#server/forms/ids.ts';
import { findSubmission, storeSubmission, type StoredSubmission } from '#server/forms/store.ts';
import type { Source } from '#server/forms/source.ts';
import type { Envelope as SentEnvelope } from '#contracts/envelope.ts';
import { sql } from 'kysely';

/**
 * Maximum number of tries to store a submission. A try fails when a concurrent submission got the
 * same team or place, or when the reference exists already.
 */
const maxTries = 10;

export interface ReadSubmission<Answers> {
  answers: Answers;
  sent: SentEnvelope;
  locale: Locale;
  /** IP address of the sender. */
  address: string;
  /** True when a hidden field that the form always sends was missing. */
  lacksHiddenFields: boolean;
  file?: UploadedFile;
  source: Source;
}

/** Thrown when the `allocation` of a form finds no capacity. */
export class CapacityError extends Error {
  override name = 'CapacityError';
}

/**
 * Stores a submission with its mails, or finds the one that it repeats. Rejects with 422 for
 * errors, with 409 for other answers under the id of a stored submission, and with 429 when the
 * rate limit is exceeded; throws `CapacityError` and database errors. Retries when a concurrent
 * submission got the same team or place, and in the rare case that the reference exists already.
 */
export async function acceptSubmission<Answers extends object>(
  form: SubmissionForm<Answers>,
  services: Services,
  submission: ReadSubmission<Answers>,
): Promise<StoredSubmission> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await store(form, services, submission);
    } catch (error) {
      const isLastTry = tries === maxTries;
      if (isAllocationTaken(error) && isLastTry) throw new CapacityError();
      if (isLastTry || !(isAllocationTaken(error) || isReferenceTaken(error))) throw error;
    }
  }
}

async function store<Answers extends object>(
  form: SubmissionForm<Answers>,
  services: Services,
  submission: ReadSubmission<Answers>,
): Promise<StoredSubmission> {
  const { env, db, now } = services;
  const { answers, sent, locale, address, file } = submission;
  const createdAt = now();
  const sender = { ...env, address, now: createdAt };
  const given = withFileDigest(answers, file);
  const ids = submissionIds(env.appSecret, form.name, {
    chosenId: sent.submissionId,
    honeypot: sent.website ?? '',
    answers: given,
    now: createdAt,
  });
  const answersDigest = digestAnswers(given);
  const issues = form.findIssues?.(answers, createdAt) ?? [];
  if (issues.length > 0) return requireSame(await findOrRefuse(db, form.table, ids, issues), answersDigest);
  const closedDays = form.deadline ? await listClosedDays(db, createdAt) : new Set<string>();
  const envelope = makeEnvelope(form, services, submission, { createdAt, closedDays });
  const { reference, quarantineReasons } = envelope;
  const mails = form
    .renderMails(answers, envelope, env)
    .map((mail) => withFile(identifyMail(mail, env, sender), envelope, file));
  // A file counts as one attempt per MiB, which limits the space that a visitor can use.
  const attempts = Math.max(1, Math.ceil((file?.bytes.length ?? 0) / 2 ** 20));
  const rateLimit = rateLimitWindow(env, form, address, createdAt, attempts);
  // Without a measurement ID the site does not ask for consent, so nobody can have given it.
  const isAsked = company.measurementId !== '';
  const stored = await storeSubmission(db, {
    form,
    ids,
    reference,
    createdAt,
    row: {
      ...form.toRow(answers, createdAt, envelope.deadline),
      locale,
      answersDigest,
      consentsToAds: isAsked && sent.consentsToAds,
      spamSigns: sql`${envelope.spamSigns}::text[]`,
      ...submission.source,
      dueAt: envelope.deadline ?? null,
    },
    mails,
    replacesAdsConsents: isAsked && replacesAdsConsents(form, sent.consentsToAds),
    file,
    quarantineReasons,
    block: selectBlock(answers, env, createdAt),
    rateLimit,
    allocation: quarantineReasons.length === 0 ? form.allocation?.(answers, sender) : undefined,
  });
  if (stored === 'rate limited') throw tooManyAttempts(rateLimit);
  if (stored === 'no capacity') throw new CapacityError();
  return requireSame(stored, answersDigest);
}

/** Attaches the file to the company's mail only, unless the submission is in quarantine. */
function withFile(mail: OutboxMail, { reference, quarantineReasons }: Envelope, file?: UploadedFile) {
  if (!file || mail.recipientKey !== null || quarantineReasons.length > 0) return mail;
  const attachment = { filename: file.name, contentType: file.type, content: '', fileOf: reference };
  return { ...mail, attachments: [...mail.attachments, attachment] };
}

/**
 * Returns the stored submission; rejects other answers under its id with 409. Only the first
 * answers were stored, so the others would be lost silently.
 */
function requireSame(stored: StoredSubmission, answersDigest: string): StoredSubmission {
  const { reference } = stored;
  if (stored.answersDigest === null || stored.answersDigest === answersDigest) return stored;
  const details = { isOtherSubmission: true };
  throw new Refusal(409, 'answers.otherAnswers', { parameters: { reference }, details });
}

/**
 * Returns the stored submission that invalid answers repeat, because they may have been valid when
 * it was stored. Throws `InvalidAnswers` if there is none.
 */
async function findOrRefuse(db: Database, table: SubmissionTable, ids: SubmissionIds, issues: Issue[]) {
  const known = await findSubmission(db, table, ids);
  if (!known) throw new InvalidAnswers(issues);
  return known;
}

function makeEnvelope<Answers extends object>(
  form: SubmissionForm<Answers>,
  { randomBytes }: Services,
  { answers, sent, locale, lacksHiddenFields, file }: ReadSubmission<Answers>,
  { createdAt, closedDays }: { createdAt: Date; closedDays: ClosedDays },
): Envelope {
  const spamSigns = findSpamSigns({ elapsedMs: sent.elapsedMs, lacksHiddenFields, ...form.texts(answers) });
  const reference = formatReference(form.referencePrefix, randomBytes(referenceBytes));
  const deadline = form.deadline?.(createdAt, answers, closedDays);
  return {
    reference,
    locale,
    quarantineReasons: sent.website ? [honeypotSign] : [],
    spamSigns,
    createdAt,
    deadline,
    promisedFrom: findWindowStart(form, answers, deadline, createdAt),
    fileName: file?.name,
  };
}
