/** What the sender of a form is answered: JSON for the island, a page for a form without JavaScript. */
import { translateIssue } from '#i18n/issues.ts';
import type { Locale } from '#i18n/locales.ts';
import { formatMoment } from '#i18n/moments.ts';
import { pathTo } from '#i18n/routes.ts';
import { translator } from '#i18n/translate.ts';
import { confirmationPath } from '#server/confirmation.ts';
import { isDatabaseAway } from '#server/database-errors.ts';
import { renderFormPage } from '#server/form-page.ts';
import { answerJson, answerPage, answerSeeOther, Refusal } from '#server/http.ts';
import { describeError } from '#server/log.ts';
import { findPage } from '#server/page.ts';
import type { Fields } from '#server/request-body.ts';
import type { Services } from '#server/services.ts';
import type { FormInfo } from '#server/submission-form.ts';
import type { StoredSubmission } from '#server/submission-store.ts';
import type { FieldIssues, SubmissionAccepted, SubmissionRefused } from '#submissions/answer.ts';

const retryAfterSeconds = 30;

/** One request to a form, as far as it is known. */
export interface Visit {
  form: FormInfo;
  services: Services;
  requestId: string;
  locale: Locale;
  /** Answer with a page instead of JSON. */
  asPage: boolean;
  /** What was sent, empty until it was read. */
  fields: Fields;
}

/** Thrown when answers do not fit the schema. */
export class InvalidAnswers extends Refusal {
  /** The first issue of each field, in the order of the form. */
  readonly issues: FieldIssues = {};

  constructor(issues: readonly { path: readonly PropertyKey[]; message: string }[]) {
    super(422, 'form.invalid');
    for (const { path, message } of issues) this.issues[path.join('.')] ??= message;
  }
}

/** 201 for a new submission, 200 for a repeat; a browser without JavaScript goes on to the confirmation page. */
export function answerAccepted(
  { form, services, requestId, locale, asPage }: Visit,
  stored: StoredSubmission,
): Response {
  const { reference, createdAt, isNew } = stored;
  const deadline = form.deadline(createdAt);
  if (asPage) {
    const confirmation = { form: form.name, reference, deadline };
    return answerSeeOther(confirmationPath(services.env.appSecret, locale, confirmation), requestId);
  }
  const message = translator(locale)(form.receivedKey, {
    reference,
    deadline: formatMoment(deadline, locale),
  });
  const body: SubmissionAccepted = { message, reference };
  return answerJson(body, { status: isNew ? 201 : 200, requestId });
}

/** Answers what was thrown; what nobody foresaw is logged and answered as 500. */
export async function answerFailure(visit: Visit, error: unknown): Promise<Response> {
  const refusal = error instanceof Refusal ? error : toRefusal(visit, error);
  const t = translator(visit.locale);
  const message = t(refusal.messageKey, refusal.parameters);
  const issues = refusal instanceof InvalidAnswers ? refusal.issues : undefined;
  const fields =
    issues &&
    Object.fromEntries(Object.entries(issues).map(([name, issue]) => [name, translateIssue(t, issue)]));
  const body: SubmissionRefused = fields ? { message, fields } : { message };
  const options = { status: refusal.status, requestId: visit.requestId, headers: refusal.headers };
  return (visit.asPage && (await answerFormPage(visit, body, options))) || answerJson(body, options);
}

function toRefusal({ services, requestId, form }: Visit, error: unknown): Refusal {
  const isAway = isDatabaseAway(error);
  const event = isAway ? 'database away' : 'submission failed';
  services.log({ event, requestId, form: form.name, error: describeError(error) });
  if (!isAway) return new Refusal(500, 'contact.failureText');
  return new Refusal(503, 'form.unavailable', { headers: { 'retry-after': String(retryAfterSeconds) } });
}

/** The form's own page with the answers and what is wrong; undefined when the site was not built. */
async function answerFormPage(
  { form, services, locale, fields }: Visit,
  { message, fields: errors = {} }: SubmissionRefused,
  options: { status: number; requestId: string; headers: Record<string, string> },
): Promise<Response | undefined> {
  const page = await findPage(services.siteDirectory, pathTo(form.screen, locale));
  if (!page) return undefined;
  const t = translator(locale);
  const hasErrors = Object.keys(errors).length > 0;
  const html = renderFormPage(page.html, {
    action: form.path,
    values: fields,
    summaryTitle: t(hasErrors ? 'form.summaryTitle' : 'contact.failureTitle'),
    summaryText: hasErrors ? t('form.summaryText') : message,
    errors,
  });
  return answerPage(html, { ...options, headers: { ...page.headers, ...options.headers } });
}
