/** Inspects the method and the headers of a request, before its body is read. */
import { defaultLocale, isLocale, type Locale } from '#i18n/locales.ts';
import { Refusal } from '#server/http/answers.ts';

/** Rejects every method except POST with 405. */
export function requirePost(request: Request): void {
  if (request.method !== 'POST') {
    throw new Refusal(405, 'answers.methodNotAllowed', { headers: { allow: 'POST' } });
  }
}

/**
 * Rejects cross-site requests with 403 (https://owasp.org/www-community/attacks/csrf). Browsers
 * send the origin in headers that a page cannot change; a client without them is not a browser.
 */
export function requireSameOrigin(request: Request, siteUrl: string): void {
  const site = request.headers.get('sec-fetch-site') ?? 'same-origin';
  const origin = request.headers.get('origin');
  const isOwn = origin === null ? true : hasHostOf(origin, [request.url, siteUrl]);
  // Browsers send `Origin: null` under a strict referrer policy; then `Sec-Fetch-Site` decides.
  const isOpaque = origin === 'null' && request.headers.has('sec-fetch-site');
  if (site !== 'same-origin' || !(isOwn || isOpaque)) throw new Refusal(403, 'answers.forbidden');
}

/**
 * Compares hosts but not schemes, because behind a proxy that terminates TLS the URL of the request
 * itself starts with `http:`.
 */
function hasHostOf(origin: string, urls: string[]): boolean {
  return URL.canParse(origin) && urls.some((url) => new URL(url).host === new URL(origin).host);
}

/**
 * Guesses the language of a response: that of the referring page, otherwise one that the browser
 * accepts, otherwise Dutch.
 */
export function guessLocale(request: Request): Locale {
  return (
    findLocaleOfPage(request.headers.get('referer')) ?? findPreferred(request.headers.get('accept-language'))
  );
}

function findLocaleOfPage(referer: string | null): Locale | undefined {
  if (referer === null || !URL.canParse(referer)) return undefined;
  const [, first] = new URL(referer).pathname.split('/');
  return isLocale(first) ? first : defaultLocale;
}

function findPreferred(acceptLanguage: string | null): Locale {
  const codes = (acceptLanguage ?? '').split(',').map((range) => range.trim().slice(0, 2).toLowerCase());
  return codes.find(isLocale) ?? defaultLocale;
}

/**
 * True when the response should be a page: for a form post by a browser, not for a script that
 * requests JSON.
 */
export function wantsPage(request: Request): boolean {
  const type = request.headers.get('content-type') ?? '';
  const accept = request.headers.get('accept') ?? '';
  const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type);
  return isForm && (accept.includes('text/html') || !accept.includes('application/json'));
}
