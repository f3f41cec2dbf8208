/** The site's redirects and not-found rules, as a `_redirects` file. The first match applies. */
import { defaultLocale, locales } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import { serviceIds } from '#services';
import { screens } from '#screens';

export interface RedirectRule {
  from: string;
  /** Query parameters that the rule requires and may use, such as `q=:q`. */
  query?: string;
  to: string;
  /** With `!` the rule also applies where a file exists (a forced rule). */
  status: `${number}` | `${number}!`;
}

/**
 * Returns the rules in order. `hasPage` tells whether the build wrote the page of a path;
 * `articles` has the redirects of removed and expired articles.
 */
export function redirectRules(
  hasPage: (path: string) => boolean,
  articles: readonly RedirectRule[] = [],
): RedirectRule[] {
  return [...deadLinks(), ...articles, ...searchLinks(), sitemap, ...notFound(hasPage)];
}

export function formatRedirectsFile(rules: readonly RedirectRule[]): string {
  const lines = rules.map(({ from, query, to, status }) =>
    [from, query, to, status].filter(Boolean).join(' '),
  );
  return `${lines.join('\n')}\n`;
}

/** Lists the redirects of formerly published paths with an English first segment. */
function deadLinks(): RedirectRule[] {
  const dutchBase = pathTo('services', defaultLocale);
  return (['services', ...serviceIds] as const).map((screen) => {
    const to = pathTo(screen, defaultLocale);
    return { from: to.replace(dutchBase, '/services'), to, status: '301' };
  });
}

/** Lists the redirects of the search path in earlier structured data. */
function searchLinks(): RedirectRule[] {
  const to = pathTo('search', defaultLocale);
  return [
    { from: '/search', query: 'q=:q', to: `${to}?q=:q`, status: '301' },
    { from: '/search', to, status: '301' },
  ];
}

/** The default path of a sitemap, for programs that do not read `robots.txt`. */
const sitemap: RedirectRule = { from: '/sitemap.xml', to: '/sitemap-index.xml', status: '301' };

function notFound(hasPage: (path: string) => boolean): RedirectRule[] {
  const prefixed = locales.filter((locale) => locale !== defaultLocale);
  const areas = [
    ...locales.map((locale) => ({ below: pathTo('blog', locale), page: `${pathTo('blog', locale)}/404` })),
    ...prefixed.map((locale) => ({ below: `/${locale}`, page: pathTo('notFound', locale) })),
    { below: '', page: `/${screens.notFound.paths[defaultLocale]}` },
  ].filter(({ page }) => hasPage(page));
  return [
    // These rules are forced, because otherwise the file of the page would be served with 200.
    ...areas.map(({ page }) => ({ from: page, to: `${page}.html`, status: '404!' as const })),
    ...areas.map(({ below, page }) => ({ from: `${below}/*`, to: `${page}.html`, status: '404' as const })),
  ];
}
