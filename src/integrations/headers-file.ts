/** The file `_headers`, which Netlify and the local server read. */
import { defaultLocale, locales } from '#i18n/locales.ts';
import { pathTo, type ScreenId } from '#paths';
import { screens } from '#screens';
import {
  commonHeaders,
  drawingHeaders,
  editorHeaders,
  hashedFileHeaders,
  pageHeaders,
} from '#domain/security-headers.ts';

/**
 * Lets the browser fetch the page behind a link when the pointer rests on it or a finger touches it
 * (https://wicg.github.io/nav-speculation/speculation-rules.html). Only fetched, not rendered: no
 * script of that page runs, and nothing is measured, before the visitor is there.
 */
const prefetchRules = {
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: ['/api/*', '/redactie*', '/*\\?(.+)'] } }],
      },
      eagerness: 'moderate',
    },
  ],
};

/** Where the rules stand: in a file, since in the page they would need a hash in its policy. */
export const prefetchRulesPath = '/prefetch-rules.json';

const prefetchHeaders = { 'speculation-rules': `"${prefetchRulesPath}"` };

/** Text of the file with the rules. */
export function formatPrefetchRules(): string {
  return JSON.stringify(prefetchRules);
}

/**
 * Netlify sets CONTEXT; a local build is also read over plain http. Rules add up, so pages keep
 * their own policy.
 */
const everywhere =
  process.env['CONTEXT'] === 'production'
    ? {
        ...commonHeaders,
        'content-security-policy': `${commonHeaders['content-security-policy']};upgrade-insecure-requests`,
      }
    : commonHeaders;

/** Text of `_headers`. HTML gets no `Cache-Control`: Netlify's own is already "ask each time". */
export function formatHeadersFile(): string {
  const pages = pagePatterns().map((pattern) => formatRule(pattern, { ...pageHeaders, ...prefetchHeaders }));
  const editor = ['/redactie', '/redactie/*'].map((pattern) => formatRule(pattern, editorHeaders));
  return [
    formatRule('/*', everywhere),
    ...pages,
    ...editor,
    formatRule('/_astro/*', hashedFileHeaders),
    ...['/pictures/*', '/_astro/*.svg'].map((pattern) => formatRule(pattern, drawingHeaders)),
    formatRule(prefetchRulesPath, { 'content-type': 'application/speculationrules+json' }),
  ].join('');
}

/**
 * Rules add up and none can leave files out, so those for pages name where pages are: by their
 * addresses, and by their files, with which Netlify's own tools compare.
 */
function pagePatterns(): string[] {
  const dutch = (Object.keys(screens) as ScreenId[]).map((screen) => pathTo(screen, defaultLocale));
  const prefixes = locales.filter((locale) => locale !== defaultLocale).map((locale) => `/${locale}`);
  const files = [...dutch, ...prefixes].map((path) => (path === '/' ? '/index.html' : `${path}.html`));
  const folders = [pathTo('blog', defaultLocale), ...prefixes].map((path) => `${path}/*`);
  return [...dutch, ...prefixes, ...files, ...folders];
}

function formatRule(pattern: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${pattern}\n${lines.join('')}`;
}
