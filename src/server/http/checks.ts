/** Checks of a request before its body is read. */
import { defaultLocale, isLocale, type Locale } from '#i18n/locales.ts';
import { Refusal } from '#server/http/answers.ts';

/** Refuses every method but POST. */
export function requirePost(request: Request): void {
  if (request.method !== 'POST') {
    throw new Refusal(405, 'answers.methodNotAllowed', { headers: { allow: 'POST' } });
  }
}

/**
 * Refuses what another site sends through a visitor's browser
 * (https://owasp.org/www-community/attacks/csrf). Browsers say where a request comes from in
 * headers that a page cannot change; a client without these headers is no browser.
 */
export function requireSameOrigin(request: Request, siteUrl: string): void {
  const site = request.headers.get('sec-fetch-site') ?? 'same-origin';
  const origin = request.headers.get('origin');
  const isOwn = origin === null ? true : hasHostOf(origin, [request.url, siteUrl]);
  // `Origin: null` is what a browser sends under a strict referrer policy; then the other header
  // decides.
  const isOpaque = origin === 'null' && request.headers.has('sec-fetch-site');
  if (site !== 'same-origin' || !(isOwn || isOpaque)) throw new Refusal(403, 'answers.forbidden');
}

/**
 * Compares hosts, not schemes: a proxy that ends TLS makes `http:` of the request's own address.
 */
function hasHostOf(origin: string, urls: string[]): boolean {
  return URL.canParse(origin) && urls.some((url) => new URL(url).host === new URL(origin).host);
}

/**
 * The language to answer in while the form's own is not known: of the page it was sent from, else
 * of the browser.
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
 * True when the answer should be a page: for a form post by a browser, not for one by a script that
 * wants JSON.
 */
export function wantsPage(request: Request): boolean {
  const type = request.headers.get('content-type') ?? '';
  const accept = request.headers.get('accept') ?? '';
  const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type);
  return isForm && (accept.includes('text/html') || !accept.includes('application/json'));
}
