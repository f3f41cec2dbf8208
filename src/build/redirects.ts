/** The site's redirects, rewrites and not-found rules, from the route table, as a `_redirects` file. The first match counts. */
import { defaultLocale, locales } from '#i18n/locales.ts';
import { pathTo, screens, serviceIds } from '#i18n/routes.ts';
import { manageAppointmentPath } from '#submissions/manage-appointment.ts';

export interface RedirectRule {
  from: string;
  /** Query parameters that the rule asks for and may use, such as `q=:q`. */
  query?: string;
  to: string;
  /** `!` after a number: the rule also counts where a file exists. */
  status: `${number}` | `${number}!`;
}

/** Gives the rules in order. `hasPage` says whether the build wrote the page of a path. */
export function redirectRules(hasPage: (path: string) => boolean): RedirectRule[] {
  return [...deadLinks(), ...searchLinks(), ...functionPages(), ...notFound(hasPage)];
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

/** Pages that a function answers: it fills them for one visitor, or gives them a policy of their own. */
function functionPages(): RedirectRule[] {
  const functions = {
    confirmation: '/api/confirmation',
    manageAppointment: manageAppointmentPath,
    search: '/api/search-page',
  };
  return (Object.keys(functions) as (keyof typeof functions)[]).flatMap((screen) =>
    locales.map((locale) => ({
      from: pathTo(screen, locale),
      to: `${functions[screen]}/${locale}`,
      status: '200!' as const,
    })),
  );
}

function notFound(hasPage: (path: string) => boolean): RedirectRule[] {
  const prefixed = locales.filter((locale) => locale !== defaultLocale);
  const areas = [
    ...locales.map((locale) => ({ below: pathTo('blog', locale), page: `${pathTo('blog', locale)}/404` })),
    ...prefixed.map((locale) => ({ below: `/${locale}`, page: pathTo('notFound', locale) })),
    { below: '', page: `/${screens.notFound.paths[defaultLocale]}` },
  ];
  return areas
    .filter(({ page }) => hasPage(page))
    .map(({ below, page }) => ({ from: `${below}/*`, to: `${page}.html`, status: '404' }));
}
