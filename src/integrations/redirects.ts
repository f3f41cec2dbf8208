/**
 * The site's redirects and not-found rules, from the route table, as a `_redirects` file. The first
 * match counts.
 */
import { defaultLocale, locales } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import { serviceIds } from '#services';
import { screens } from '#screens';

export interface RedirectRule {
  from: string;
  /** Query parameters that the rule asks for and may use, such as `q=:q`. */
  query?: string;
  to: string;
  /** With `!` the rule also counts where a file is (a forced rule). */
  status: `${number}` | `${number}!`;
}

/**
 * Returns the rules in order. `hasPage` says whether the build wrote the page of a path; `articles`
 * holds the rules of removed articles.
 */
export function redirectRules(
  hasPage: (path: string) => boolean,
  articles: readonly RedirectRule[] = [],
): RedirectRule[] {
  return [...deadLinks(), ...articles, ...searchLinks(), sitemap, ...notFound(hasPage)];
}

/** Text of `_redirects`. */
export function formatRedirectsFile(rules: readonly RedirectRule[]): string {
  const lines = rules.map(({ from, query, to, status }) =>
    [from, query, to, status].filter(Boolean).join(' '),
  );
  return `${lines.join('\n')}\n`;
}

/** Addresses that were once published with an English first part. */
function deadLinks(): RedirectRule[] {
  const dutchBase = pathTo('services', defaultLocale);
  return (['services', ...serviceIds] as const).map((screen) => {
    const to = pathTo(screen, defaultLocale);
    return { from: to.replace(dutchBase, '/services'), to, status: '301' };
  });
}

/** The address that structured data once gave for the site's search. */
function searchLinks(): RedirectRule[] {
  const to = pathTo('search', defaultLocale);
  return [
    { from: '/search', query: 'q=:q', to: `${to}?q=:q`, status: '301' },
    { from: '/search', to, status: '301' },
  ];
}

/** Where programs look that do not read `robots.txt`. */
const sitemap: RedirectRule = { from: '/sitemap.xml', to: '/sitemap-index.xml', status: '301' };

function notFound(hasPage: (path: string) => boolean): RedirectRule[] {
  const prefixed = locales.filter((locale) => locale !== defaultLocale);
  const areas = [
    ...locales.map((locale) => ({ below: pathTo('blog', locale), page: `${pathTo('blog', locale)}/404` })),
    ...prefixed.map((locale) => ({ below: `/${locale}`, page: pathTo('notFound', locale) })),
    { below: '', page: `/${screens.notFound.paths[defaultLocale]}` },
  ].filter(({ page }) => hasPage(page));
  return [
    // Forced, since the page is a file, which would be answered with 200.
    ...areas.map(({ page }) => ({ from: page, to: `${page}.html`, status: '404!' as const })),
    ...areas.map(({ below, page }) => ({ from: `${below}/*`, to: `${page}.html`, status: '404' as const })),
  ];
}
