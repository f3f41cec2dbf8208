/**
 * Handles form posts: reads and validates a form, stores the submission, responds, and sends mails.
 */
import { isLocale, type Locale } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import { answerSendAgain, Refusal, type EndpointContext } from '#server/http/answers.ts';
import { readFields, type Fields } from '#server/http/body.ts';
import { guessLocale, requirePost, requireSameOrigin, wantsPage } from '#server/http/checks.ts';
import { isAttemptAllowed, rateLimitWindow, tooManyAttempts } from '#server/http/rate-limit.ts';
import type { Services } from '#server/http/services.ts';
import {
  answerAccepted,
  answerFailure,
  InvalidAnswers,
  type FormPage,
  type Visit,
} from '#server/forms/answers.ts';
import type { UploadedFile } from '#server/files.ts';
import { readFile } from '#server/forms/file.ts';
import { findWindowStart, type SubmissionForm } from '#server/forms/form.ts';
import { acceptSubmission, type ReadSubmission } from '#server/forms/intake.ts';
import { readSource } from '#server/forms/source.ts';
import type { FormContract } from '#contracts/contract.ts';
import { envelopeFields, envelopeSchema } from '#contracts/envelope.ts';
import { randomUUID } from 'node:crypto';

/** The context of a form post; `page` is set for a form posted to its page, without JavaScript. */
export interface FormContext extends EndpointContext {
  page?: FormPage;
}

export type FormHandle = (services: Services, request: Request, context: FormContext) => Promise<Response>;

/**
 * Returns the handler of a form that stores submissions. It confirms them, and responds to errors.
 */
export function handleSubmission<Answers extends object>(form: SubmissionForm<Answers>): FormHandle {
  return async (services, request, context) => {
    const read = await readForm(form, services, request, context);
    if (read instanceof Response) return read;
    const { visit, submission } = read;
    try {
      const stored = await acceptSubmission(form, services, submission);
      context.waitUntil(services.deliverMail());
      const { answers } = submission;
      const receivedKey = form.chooseReceivedKey?.(answers) ?? form.receivedKey;
      const promisedFrom = findWindowStart(form, answers, stored.dueAt, services.now());
      return answerAccepted(visit, { ...form, receivedKey }, stored, { promisedFrom });
    } catch (error) {
      return answerRefused(visit, context.ip, error);
    }
  };
}

/** A valid form and its request. */
export interface ReadForm<Answers> {
  visit: Visit;
  submission: ReadSubmission<Answers>;
}

/** Reads and validates a form; returns the response when it is rejected. */
export async function readForm<Answers extends object>(
  form: FormContract<Answers>,
  services: Services,
  request: Request,
  context: FormContext,
): Promise<ReadForm<Answers> | Response> {
  const { page, ip } = context;
  const requestId = randomUUID();
  const guessed = page?.locale ?? guessLocale(request);
  // Pages of earlier releases that are still open post their forms to the endpoint, not to a page.
  if (!page && wantsPage(request)) return answerSendAgain(pathTo(form.screen, guessed), requestId);
  let visit: Visit = { form, services, requestId, locale: guessed, page, fields: {} };
  try {
    requirePost(request);
    requireSameOrigin(request, services.env.siteUrl);
    const fields = await readFields(request, form.file?.field);
    // From here on, an error response repeats the values, in the language of the form.
    visit = { ...visit, fields, locale: page?.locale ?? localeOf(fields, guessed) };
    return { visit, submission: readSubmission(form, visit, request, ip) };
  } catch (error) {
    return answerRefused(visit, ip, error);
  }
}

/** Statuses of rejected bodies. These count as attempts, because reading them costs work too. */
const countedStatuses = [400, 413, 415, 422];

/**
 * Responds to an error of a form. Counts a rejected body, and responds with 429 instead when the
 * rate limit is exceeded.
 */
export async function answerRefused(visit: Visit, address: string, error: unknown): Promise<Response> {
  if (!(error instanceof Refusal) || !countedStatuses.includes(error.status))
    return answerFailure(visit, error);
  const { env, db, now } = visit.services;
  const limit = rateLimitWindow(env, visit.form, address, now());
  // Validation errors are reported even when the attempt cannot be counted.
  const isAllowed = await isAttemptAllowed(db, limit).catch(() => true);
  return answerFailure(visit, isAllowed ? error : tooManyAttempts(limit));
}

function localeOf(fields: Fields, guess: Locale): Locale {
  const locale = fields[envelopeFields.locale];
  return isLocale(locale) ? locale : guess;
}

function readSubmission<Answers extends object>(
  form: FormContract<Answers>,
  { fields, locale, page, services }: Visit,
  request: Request,
  address: string,
): ReadSubmission<Answers> {
  const sent = envelopeSchema.parse(fields);
  const read = form.schema.safeParse(fields);
  const { file, issue } = form.file ? readFile(form.file, fields) : {};
  const issues = [
    ...(read.error?.issues ?? []),
    ...(issue ? [issue] : []),
    ...findLostFile(form, fields, file),
  ];
  if (!read.success || issues.length > 0)
    throw new InvalidAnswers([...issues, ...chooseAgain(form, page, file)]);
  // A form without JavaScript sends the honeypot, but not the elapsed time.
  const hiddenFields = [envelopeFields.honeypot, ...(page ? [] : [envelopeFields.elapsedMs])];
  const lacksHiddenFields = hiddenFields.some((name) => !Object.hasOwn(fields, name));
  const source = readSource(request, sent.referrer, services.env.siteUrl);
  return {
    ...{ answers: read.data, sent, locale, address, lacksHiddenFields },
    source: page ? { ...source, page: form.screen } : source,
    ...(file && { file }),
  };
}

/**
 * Asks to choose a valid file again, because a page without JavaScript cannot prefill a file input.
 */
function chooseAgain(
  { file: rule }: FormContract,
  page: FormPage | undefined,
  file: UploadedFile | undefined,
) {
  return page && rule && file ? [{ path: [rule.field], message: rule.againKey }] : [];
}

/**
 * Asks for the file again after a 429, because the waiting page posts the form without the file.
 */
function findLostFile({ file: rule }: FormContract, fields: Fields, file: UploadedFile | undefined) {
  const isLost = rule && !file && Object.hasOwn(fields, envelopeFields.lostFile);
  return isLost ? [{ path: [rule.field], message: rule.againKey }] : [];
}
