/** A page that is rendered for one visitor, as the function and the site's module name it. */
import type { Locale } from '#i18n/locales.ts';
import type { OnDemandScreen } from '#contracts/on-demand.ts';
import type { FormScreen } from '#contracts/registry.ts';

/** The path by which the site's server module knows a screen; no visitor ever asks for it. */
export function onDemandPath(screen: OnDemandScreen | 'wait'): string {
  return `/on-demand/${screen}`;
}

/** Props of an on-demand page: its language, and the content that differs per visitor. */
export interface PageProps {
  locale: Locale;
  [name: string]: unknown;
}

/** Props of the page that asks a visitor to wait. */
export interface WaitPage extends PageProps {
  /** The page that the form stands on. */
  screen: FormScreen;
  /** When to go on. */
  text: string;
  /** Where to go on. */
  action: string;
  /** The sent fields, to be sent again then; absent for a form that has to be filled in anew. */
  hidden?: Record<string, string>;
}
