/**
 * Takes in a form, from the request to the answer. Everything that a form has of its own comes from
 * its definition.
 */
import { isLocale, type Locale } from '#i18n/locales.ts';
import { pathTo } from '#i18n/routes.ts';
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
import {
  findWindowStart,
  type FormInfo,
  type ReadableForm,
  type SubmissionForm,
} from '#server/forms/form.ts';
import { acceptSubmission, type ReadSubmission } from '#server/forms/intake.ts';
import { readSource } from '#server/forms/source.ts';
import { envelopeFields, envelopeSchema } from '#submissions/envelope.ts';
import { randomUUID } from 'node:crypto';

/** Where a form was sent to: its endpoint, or without script the page that it stands on. */
export interface FormContext extends EndpointContext {
  page?: FormPage;
}

export type FormHandle = (services: Services, request: Request, context: FormContext) => Promise<Response>;

/**
 * Makes what answers the requests to a form's address. What goes wrong is answered as well, never
 * thrown.
 */
export function submissionHandler<Answers extends object>(form: SubmissionForm<Answers>): FormHandle {
  return (services, request, context) =>
    handleForm(form, services, request, context, async (visit, submission) => {
      const receivedKey = form.chooseReceivedKey?.(submission.answers) ?? form.receivedKey;
      const stored = await acceptSubmission(form, services, submission);
      const promisedFrom = findWindowStart(form, submission.answers, stored.dueAt, services.now());
      return answerAccepted(visit, { ...form, receivedKey }, stored, { promisedFrom });
    });
}

/** What a form does with its answers once they are read, and what it answers. */
type Accept<Answers> = (visit: Visit, submission: ReadSubmission<Answers>) => Promise<Response>;

/** The same for a form that is stored and answered in a way of its own, by `accept`. */
export function handleForm<Answers extends object>(
  form: ReadableForm<Answers>,
  services: Services,
  request: Request,
  context: FormContext,
  accept: Accept<Answers>,
): Promise<Response> {
  return handleAnswers(form, services, request, context, async (visit, submission) => {
    const response = await accept(visit, submission);
    context.waitUntil(services.deliverMail());
    return response;
  });
}

/** The same for a form that sends no mails. */
export function handleAnswers<Answers extends object>(
  form: ReadableForm<Answers>,
  services: Services,
  request: Request,
  context: FormContext,
  accept: Accept<Answers>,
): Promise<Response> {
  const visit: Visit = {
    form,
    services,
    requestId: randomUUID(),
    locale: context.page?.locale ?? guessLocale(request),
    page: context.page,
    fields: {},
  };
  // From a page that was loaded when forms still posted to their endpoint.
  if (!context.page && wantsPage(request))
    return Promise.resolve(answerSendAgain(pathTo(form.screen, visit.locale), visit.requestId));
  return answering(visit, async () => {
    requirePost(request);
    requireSameOrigin(request, services.env.siteUrl);
    const fields = await countRefused(visit, context.ip, () => readFields(request, form.file?.field));
    const formVisit = { ...visit, fields, locale: context.page?.locale ?? localeOf(fields, visit.locale) };
    return answering(formVisit, () =>
      countRefused(visit, context.ip, async () =>
        accept(formVisit, readSubmission(form, formVisit, request, context.ip)),
      ),
    );
  });
}

/**
 * A failure is answered with what is known of the visit so far: the language and, once read, the
 * answers.
 */
async function answering(visit: Visit, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    return answerFailure(visit, error);
  }
}

/** What is refused for what it says costs as much as what is stored, and so counts as much. */
const countedStatuses = [400, 413, 415, 422];

/** Hands on what was thrown, or else the refusal of a visitor who has sent too many. */
async function countRefused<Result>(
  { services: { env, db, now }, form }: Visit,
  address: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || !countedStatuses.includes(error.status)) throw error;
    const limit = rateLimitWindow(env, form, address, now());
    // A visitor whose answers are wrong is told so, also while nothing can be counted.
    throw (await isAttemptAllowed(db, limit).catch(() => true)) ? error : tooManyAttempts(limit);
  }
}

function localeOf(fields: Fields, guess: Locale): Locale {
  const locale = fields[envelopeFields.locale];
  return isLocale(locale) ? locale : guess;
}

function readSubmission<Answers extends object>(
  form: ReadableForm<Answers>,
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
  // A page that was built does not say how long it was open, but has the trap.
  const always = [envelopeFields.honeypot, ...(page ? [] : [envelopeFields.elapsedMs])];
  const lacksEnvelope = always.some((name) => !Object.hasOwn(fields, name));
  const source = readSource(request, sent.referrer, services.env.siteUrl);
  return {
    ...{ answers: read.data, sent, locale, address, lacksEnvelope },
    source: page ? { ...source, page: form.screen } : source,
    ...(file && { file }),
  };
}

/** A page is shown again without the file, however good that was. */
function chooseAgain({ file: rule }: FormInfo, page: FormPage | undefined, file: UploadedFile | undefined) {
  return page && rule && file ? [{ path: [rule.field], message: rule.againKey }] : [];
}

/** A form that had to wait is sent again without it, of which its sender is told first. */
function findLostFile({ file: rule }: FormInfo, fields: Fields, file: UploadedFile | undefined) {
  const isLost = rule && !file && Object.hasOwn(fields, envelopeFields.lostFile);
  return isLost ? [{ path: [rule.field], message: rule.againKey }] : [];
}
