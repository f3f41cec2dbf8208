/** The file `_headers`, which Netlify and the local server read. */
import { defaultLocale, locales } from '#i18n/locales.ts';
import { pathTo, type ScreenId } from '#i18n/routes.ts';
import { screens } from '#i18n/screens.ts';
import { commonHeaders, editorHeaders, hashedFileHeaders, pageHeaders } from '#domain/security-headers.ts';

/** Text of `_headers`. HTML gets no `Cache-Control`: Netlify's own is already "ask each time". */
export function formatHeadersFile(): string {
  const pages = pagePatterns().map((pattern) => formatRule(pattern, pageHeaders));
  const editor = ['/redactie', '/redactie/*'].map((pattern) => formatRule(pattern, editorHeaders));
  return [
    formatRule('/*', commonHeaders),
    ...pages,
    ...editor,
    formatRule('/_astro/*', hashedFileHeaders),
  ].join('');
}

/** Rules add up and none can leave files out, so those for pages name where pages are. */
function pagePatterns(): string[] {
  const dutch = (Object.keys(screens) as ScreenId[]).map((screen) => pathTo(screen, defaultLocale));
  const prefixes = locales.filter((locale) => locale !== defaultLocale).map((locale) => `/${locale}`);
  return [...dutch, `${pathTo('blog', defaultLocale)}/*`, ...prefixes.flatMap((path) => [path, `${path}/*`])];
}

function formatRule(pattern: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${pattern}\n${lines.join('')}`;
}
