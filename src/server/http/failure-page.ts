/** The error page of functions. It needs no environment, database or renderer. */
import { company } from '#company';
import { phoneHref } from '#i18n/contact-links.ts';
import { isLocale, localeInfo } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import { translator } from '#i18n/translate.ts';
import { EnvError } from '#server/env.ts';
import { answerFile, type Refusal } from '#server/http/answers.ts';
import { guessLocale } from '#server/http/checks.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import { createHash } from 'node:crypto';

const style = 'body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:12vh auto;padding:0 1rem}';
const styleHash = createHash('sha256').update(style).digest('base64');

/** True for a navigation, because scripts do not request HTML. */
export function wantsHtml(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false;
}

interface Failure {
  refusal: Refusal;
  /**
   * The thrown error: for an invalid environment the page names the variables, never their values.
   */
  error: unknown;
  requestId: string;
}

/** Responds with a page in the language of the URL, with the company's telephone number. */
export function answerFailurePage(request: Request, { refusal, error, requestId }: Failure): Response {
  const { status, messageKey, parameters } = refusal;
  const locale = localeOf(request);
  const t = translator(locale);
  const heading = status < 500 ? t(messageKey, parameters) : t('answers.pageFailure');
  const missing = error instanceof EnvError ? error.message.split('\n') : [];
  const html = `<!doctype html>
<html lang="${locale}" dir="${localeInfo[locale].dir}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(heading)}</title>
<style>${style}</style>
<h1>${escapeHtml(heading)}</h1>
<p>${status < 500 ? '' : escapeHtml(t('answers.pageFailureText'))}
<a href="${phoneHref}" dir="ltr">${company.phone}</a></p>
<p><a href="${pathTo('home', locale)}">${escapeHtml(t('notFound.homeLink'))}</a></p>
${missing.map((sentence) => `<p lang="en" dir="ltr">${escapeHtml(sentence)}</p>`).join('\n')}
</html>
`;
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`;
  const own = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  return answerFile(html, { status, requestId, headers: { ...refusal.headers, ...own } });
}

/** Returns the language of the URL; for an API, guesses it from the request. */
function localeOf(request: Request) {
  const { pathname } = new URL(request.url);
  const [, first] = pathname.split('/');
  if (isLocale(first)) return first;
  return first === 'api' ? guessLocale(request) : 'nl';
}
