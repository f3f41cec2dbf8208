/**
 * Responds to form submissions: with JSON to a script, with a page to a form without JavaScript.
 */
import { translateIssue } from '#i18n/issues.ts';
import type { Locale } from '#i18n/locales.ts';
import { formatPromised, formatMoment } from '#i18n/moments.ts';
import type { Parameters } from '#i18n/fill.ts';
import { translator, type MessageKey } from '#i18n/translate.ts';
import { confirmationPath } from '#server/forms/confirmation.ts';
import { toRefusal } from '#server/http/failures.ts';
import { describeError } from '#server/http/log.ts';
import {
  answerJson,
  answerSeeOther,
  Refusal,
  type AnswerOptions,
  type RefusalOptions,
} from '#server/http/answers.ts';
import type { Fields } from '#server/http/body.ts';
import type { Services } from '#server/http/services.ts';
import type { Issue, StoredForm } from '#server/forms/form.ts';
import type { StoredSubmission } from '#server/forms/store.ts';
import type { Confirmation } from '#contracts/confirmation.ts';
import type { FormContract } from '#contracts/contract.ts';
import type { FieldIssues, FormState, SubmissionAccepted, SubmissionRefused } from '#contracts/answer.ts';

/** The page where a form was posted without JavaScript. */
export interface FormPage {
  locale: Locale;
  /** Renders the page with the posted values and their errors. */
  showRefused: (
    services: Services,
    refused: Omit<FormState, 'values'> & { fields: Fields },
    options: AnswerOptions,
  ) => Promise<Response>;
}

/** A request to the endpoint or the page of a form. */
export interface Visit {
  form: FormContract;
  services: Services;
  requestId: string;
  locale: Locale;
  /** Set when the response is a page instead of JSON. */
  page: FormPage | undefined;
  /** The posted fields; empty until they are read. */
  fields: Fields;
}

/** Thrown when answers do not fit the schema or the rules. */
export class InvalidAnswers extends Refusal {
  /** The first error of each field. */
  readonly issues: FieldIssues = {};

  constructor(
    issues: readonly Issue[],
    status = 422,
    messageKey: MessageKey = 'form.invalid',
    options: RefusalOptions = {},
  ) {
    super(status, messageKey, options);
    for (const { path, message } of issues) this.issues[path.join('.')] ??= message;
  }
}

/**
 * Responds with 201 to a new submission and with 200 to a repeat, with the path of the confirmation
 * page. Redirects a browser without JavaScript to that page. The message and the page state the
 * start of an appointment, if any; for a quarantined submission they state no deadline or start.
 */
export function answerAccepted(
  visit: Visit,
  { screen, receivedKey }: Pick<StoredForm, 'screen' | 'receivedKey'>,
  stored: StoredSubmission,
  promise: Pick<Confirmation, 'promisedFrom' | 'startsAt'> = {},
): Response {
  const { services, requestId, locale, page } = visit;
  const { reference, createdAt, isNew, isQuarantined } = stored;
  const dueAt = isQuarantined ? undefined : (stored.dueAt ?? undefined);
  const { promisedFrom, startsAt } = isQuarantined ? {} : promise;
  const confirmation = confirmationPath(services.env.appSecret, locale, {
    form: screen,
    reference,
    deadline: dueAt,
    promisedFrom,
    startsAt,
    answeredAt: createdAt,
    isQuarantined,
  });
  if (page) return answerSeeOther(confirmation, requestId);
  const t = translator(locale);
  const parameters = {
    reference,
    ...(startsAt && { moment: formatMoment(startsAt, locale) }),
    ...(dueAt && { deadline: formatPromised(dueAt, promisedFrom, locale, services.now()) }),
  };
  const message = confirmReceipt(visit, isQuarantined ? 'answers.aside' : receivedKey, parameters);
  const title = isQuarantined ? t('confirmation.quarantinedHeading') : undefined;
  const body: SubmissionAccepted = { ...(title && { title }), message, reference, confirmation };
  return answerJson(body, { status: isNew ? 201 : 200, requestId });
}

/**
 * Returns the text of the confirmation. When it cannot be filled in, returns one without the
 * promise, because the sender must know that the submission is stored.
 */
function confirmReceipt({ services, locale, requestId }: Visit, key: MessageKey, parameters: Parameters) {
  const t = translator(locale);
  try {
    return t(key, parameters);
  } catch (error) {
    services.log({ event: 'answer without its promise', requestId, error: describeError(error) });
    return t('answers.received', parameters);
  }
}

/**
 * Responds to an error; an unexpected one is logged and answered with 500, or with 503 while the
 * database is unavailable.
 */
export function answerFailure(visit: Visit, error: unknown): Response | Promise<Response> {
  const { form, services, requestId } = visit;
  const refusal = toRefusal(error, services.log, { event: 'submission failed', requestId, form: form.name });
  const t = translator(visit.locale);
  const { messageKey, parameters } = refusal;
  const message = t((refusal.status >= 500 && form.failureKey) || messageKey, parameters);
  const issues = refusal instanceof InvalidAnswers ? refusal.issues : undefined;
  const fields =
    issues &&
    Object.fromEntries(Object.entries(issues).map(([name, issue]) => [name, translateIssue(t, issue)]));
  const body: SubmissionRefused = { ...refusal.details, message, ...(fields && { fields }) };
  const options = { status: refusal.status, requestId, headers: refusal.headers };
  return visit.page ? showRefused(visit.page, visit, body, options) : answerJson(body, options);
}

function showRefused(
  page: FormPage,
  { form, services, locale, fields }: Visit,
  { title, message, fields: errors = {} }: SubmissionRefused,
  options: AnswerOptions,
): Promise<Response> {
  const t = translator(locale);
  const hasErrors = Object.keys(errors).length > 0;
  const refused = {
    fields,
    errors,
    title: hasErrors ? t('form.summaryTitle') : (title ?? t(form.failureTitleKey)),
    text: hasErrors && options.status === 422 ? t('form.summaryText') : message,
    // A 409 with an error means that the time is no longer free, which is shown beside its field
    // only.
    isAside: hasErrors && options.status === 409,
  };
  return page.showRefused(services, refused, options);
}
