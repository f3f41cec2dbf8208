/** A page that is rendered for one visitor, as the function and the site's module name it. */
import type { Locale } from '#i18n/locales.ts';
import type { OnDemandScreen } from '#submissions/on-demand.ts';

/** The path by which the site's server module knows a screen; no visitor ever asks for it. */
export function onDemandPath(screen: OnDemandScreen): string {
  return `/on-demand/${screen}`;
}

/** What an on-demand page is given: its language, and what differs per visitor. */
export interface PageProps {
  locale: Locale;
  [name: string]: unknown;
}
