/** The file `_headers`, which Netlify and the local server read, and the speculation rules. */
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
 * Speculation rules: the browser prefetches the page behind a link that is hovered or touched
 * (https://wicg.github.io/nav-speculation/speculation-rules.html). It is not prerendered, so that
 * its scripts do not run and nothing is measured before the visitor is there.
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

/**
 * Path of the file with the speculation rules. They are in a file, because inline rules would need
 * a hash in the policy.
 */
export const prefetchRulesPath = '/prefetch-rules.json';

const prefetchHeaders = { 'speculation-rules': `"${prefetchRulesPath}"` };

export function formatPrefetchRules(): string {
  return JSON.stringify(prefetchRules);
}

/**
 * The headers of every file. Requests are upgraded to HTTPS on Netlify's live site only
 * (`CONTEXT`), because a local build is also served over plain HTTP. All matching rules of
 * `_headers` apply, so pages get their own policy as well.
 */
const everywhere =
  process.env['CONTEXT'] === 'production'
    ? {
        ...commonHeaders,
        'content-security-policy': `${commonHeaders['content-security-policy']};upgrade-insecure-requests`,
      }
    : commonHeaders;

/**
 * Returns the text of `_headers`. HTML gets no `Cache-Control`, because Netlify's default already
 * revalidates.
 */
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
 * Lists the patterns of pages. A pattern cannot exclude files, so these are the pages themselves,
 * by path and by file (which Netlify's own tools match), and folders that have only pages and
 * feeds. The home page is also served at `/index`.
 */
function pagePatterns(): string[] {
  const dutch = (Object.keys(screens) as ScreenId[]).map((screen) => pathTo(screen, defaultLocale));
  const prefixes = locales.filter((locale) => locale !== defaultLocale).map((locale) => `/${locale}`);
  const files = [...dutch, ...prefixes].map((path) => (path === '/' ? '/index.html' : `${path}.html`));
  const folders = [pathTo('blog', defaultLocale), ...prefixes].map((path) => `${path}/*`);
  return [...dutch, '/index', ...prefixes, ...files, ...folders];
}

function formatRule(pattern: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${pattern}\n${lines.join('')}`;
}
