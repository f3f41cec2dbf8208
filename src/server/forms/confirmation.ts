/**
 * The page after a form post. Its address carries what it shows, signed, so that nobody can make our site show a
 * reference or a promise that we did not give, and nothing has to be looked up.
 */
import { isLocale, type Locale } from '#i18n/locales.ts';
import { formatMoment } from '#i18n/moments.ts';
import { pathTo } from '#i18n/routes.ts';
import { translator } from '#i18n/translate.ts';
import { parseHtml, writeText } from '#server/html.ts';
import { answerPage, answerSeeOther, type EndpointContext } from '#server/http/answers.ts';
import { findPage } from '#server/page.ts';
import type { Services } from '#server/services.ts';
import { isSigned, sign } from '#server/signatures.ts';
import type { SubmissionScreen } from '#submissions/registry.ts';
import { randomUUID } from 'node:crypto';

const purpose = 'confirmation';

export interface Confirmation {
  /** The page that held the form: its texts are shown. */
  form: SubmissionScreen;
  reference: string;
  /** Until when the company has time for its promise; undefined when it made none. */
  deadline: Date | undefined;
  /** When the appointment starts, if one was made. */
  startsAt?: Date | undefined;
}

/** Path of the confirmation page with what it shows. */
export function confirmationPath(
  secret: string,
  locale: Locale,
  { form, reference, deadline, startsAt }: Confirmation,
): string {
  const fields = {
    form,
    reference,
    deadline: deadline?.toISOString() ?? '',
    startsAt: startsAt?.toISOString() ?? '',
  };
  const signature = sign(secret, purpose, Object.values(fields));
  return `${pathTo('confirmation', locale)}?${new URLSearchParams({ ...fields, signature }).toString()}`;
}

/** What the address says, when this server signed it. */
export function findConfirmation(secret: string, parameters: URLSearchParams): Confirmation | undefined {
  const names = ['form', 'reference', 'deadline', 'startsAt', 'signature'];
  const values = names.map((name) => parameters.get(name) ?? '');
  const [form = '', reference = '', deadline = '', startsAt = '', signature = ''] = values;
  if (!isSigned(secret, purpose, [form, reference, deadline, startsAt], signature)) return undefined;
  return {
    form: form as SubmissionScreen,
    reference,
    deadline: toDate(deadline),
    startsAt: toDate(startsAt),
  };
}

function toDate(text: string): Date | undefined {
  return text === '' ? undefined : new Date(text);
}

/** Answers the confirmation page of a language; the page as it was built when its address has no right signature. */
export async function showConfirmation(
  services: Services,
  request: Request,
  context: EndpointContext,
): Promise<Response> {
  const { locale } = context.params;
  const requestId = randomUUID();
  if (!isLocale(locale)) return answerSeeOther('/', requestId);
  const page = await findPage(services.siteDirectory, pathTo('confirmation', locale));
  if (!page) return answerSeeOther(pathTo('home', locale), requestId);
  const confirmation = findConfirmation(services.env.appSecret, new URL(request.url).searchParams);
  const html = confirmation ? fillConfirmation(page.html, locale, confirmation) : page.html;
  return answerPage(html, { status: 200, requestId, headers: page.headers });
}

/**
 * Writes what is known into the page's `[data-intro]`, `[data-reference]`, `[data-moment]`, `[data-deadline]` and
 * `[data-step]`s, shows `[data-when-known]`, which the page hides as long as nothing is, and takes away `[data-appointment]` and
 * `[data-promise]` where none was made.
 */
export function fillConfirmation(html: string, locale: Locale, confirmation: Confirmation): string {
  const { form, reference, deadline, startsAt } = confirmation;
  const t = translator(locale);
  const page = parseHtml(html);
  writeText(page, '[data-intro]', [t(`confirmation.${form}Intro`)]);
  writeText(page, '[data-reference]', [reference]);
  writeText(page, '[data-step]', [
    t(`confirmation.${form}Next1`),
    t(`confirmation.${form}Next2`),
    t(`confirmation.${form}Next3`),
  ]);
  if (startsAt) writeText(page, '[data-moment]', [formatMoment(startsAt, locale)]);
  else page.querySelector('[data-appointment]')?.remove();
  if (deadline) {
    const promise = t('confirmation.deadlineText', { deadline: formatMoment(deadline, locale) });
    writeText(page, '[data-deadline]', [promise]);
  } else page.querySelector('[data-promise]')?.remove();
  for (const element of page.querySelectorAll('[data-when-known]')) element.removeAttribute('hidden');
  return page.toString();
}
