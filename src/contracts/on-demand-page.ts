/** A page that is rendered for one visitor, as the function and the site's module name it. */
import type { Locale } from '#i18n/locales.ts';
import type { OnDemandScreen } from '#contracts/on-demand.ts';
import type { FormScreen } from '#contracts/registry.ts';

/** The path by which the site's server module knows a screen; no visitor ever asks for it. */
export function onDemandPath(screen: OnDemandScreen | 'wait'): string {
  return `/on-demand/${screen}`;
}

/** What an on-demand page is given: its language, and what differs per visitor. */
export interface PageProps {
  locale: Locale;
  [name: string]: unknown;
}

/** What a form is answered with that comes too often. */
export interface WaitPage extends PageProps {
  /** The page that the form stands on. */
  screen: FormScreen;
  /** When to go on. */
  text: string;
  /** Where to go on. */
  action: string;
  /** What was sent, to be sent there then; absent for a form that has to be filled in again. */
  hidden?: Record<string, string>;
}
