/**
 * The search page. Its index is WebAssembly, which the page's policy must allow; a file could only get that together with every
 * other page, since header rules that match one path add up. An answer of a function has the headers that the function gives.
 */
import { isLocale } from '#i18n/locales.ts';
import { pathTo } from '#i18n/routes.ts';
import { answerPage, answerSeeOther, type EndpointContext } from '#server/http/answers.ts';
import { findPage } from '#server/page.ts';
import type { Services } from '#server/services.ts';
import { randomUUID } from 'node:crypto';

/** Answers the search page of a language as it was built; sends on to the home page where it was not. */
export async function showSearchPage(
  { siteDirectory }: Services,
  _request: Request,
  { params: { locale } }: EndpointContext,
): Promise<Response> {
  const requestId = randomUUID();
  if (!isLocale(locale)) return answerSeeOther('/', requestId);
  const page = await findPage(siteDirectory, pathTo('search', locale));
  if (!page) return answerSeeOther(pathTo('home', locale), requestId);
  return answerPage(page.html, { status: 200, requestId, headers: allowWebAssembly(page.headers) });
}

/** The page's headers, with WebAssembly among the scripts that may run; `eval` stays refused (CSP 3, 6.1.1). */
export function allowWebAssembly(headers: Record<string, string>): Record<string, string> {
  const policy = headers['content-security-policy'] ?? '';
  return {
    ...headers,
    'content-security-policy': policy.replace(`script-src 'self'`, `script-src 'self' 'wasm-unsafe-eval'`),
  };
}
