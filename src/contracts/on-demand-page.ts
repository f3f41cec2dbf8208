/** Pages rendered per request, shared by the function and Astro's server build. */
import type { Locale } from '#i18n/locales.ts';
import type { OnDemandScreen } from '#contracts/on-demand.ts';
import type { FormScreen } from '#contracts/registry.ts';

/** The path of a screen within Astro's server build; visitors cannot request it. */
export function onDemandPath(screen: OnDemandScreen | 'wait'): string {
  return `/on-demand/${screen}`;
}

/** Props of an on-demand page: its language and its content. */
export interface PageProps {
  locale: Locale;
  [name: string]: unknown;
}

/** Props of the page that asks a visitor to wait and send the form again. */
export interface WaitPage extends PageProps {
  /** The screen of the form. */
  screen: FormScreen;
  /** Says how long to wait. */
  text: string;
  /** The action of the form. */
  action: string;
  /** The sent fields, to be sent again; absent for a form that has to be filled in again. */
  hidden?: Record<string, string>;
}
