/** Passes the visitor's consent and events to Google's tag, with Google's Consent Mode. */
import type { Consent } from '#browser/analytics/consent.ts';
import type { HashedContact } from '#browser/analytics/hash-contact.ts';
import { withoutQuery } from '#browser/analytics/without-query.ts';
import type { AnalyticsEvent } from '#domain/analytics-events.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const state = (granted: boolean) => (granted ? 'granted' : 'denied');

/**
 * The visitor's consent for Consent Mode:
 * https://developers.google.com/tag-platform/security/guides/consent
 */
function consentState({ analytics, ads }: Consent) {
  return {
    analytics_storage: state(analytics),
    ad_storage: state(ads),
    ad_user_data: state(ads),
    ad_personalization: state(ads),
  };
}

/**
 * Configures the tag and returns the function that sends an event through it. Events are queued
 * until the tag is loaded.
 */
export function openGoogleTag(measurementId: string, consent: Consent) {
  const tag = openQueue();
  tag('consent', 'default', consentState({ analytics: false, ads: false }));
  tag('consent', 'update', consentState(consent));
  tag('js', new Date());
  // By default the tag sends both URLs with their queries, which may contain a token.
  tag('set', { page_location: withoutQuery(location.href), page_referrer: withoutQuery(document.referrer) });
  tag('config', measurementId, { send_page_view: false });
  return ({ name, parameters }: AnalyticsEvent, contact: HashedContact | undefined): void => {
    if (contact) tag('set', 'user_data', contact);
    tag('event', name, parameters);
  };
}

export function googleTagUrl(measurementId: string): string {
  return `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
}

/**
 * Returns the function that queues a command for the tag. The tag accepts only `arguments` objects
 * as commands, and ignores arrays.
 */
function openQueue(): (...command: unknown[]) => void {
  const queue = (window.dataLayer ??= []);
  return function tag() {
    // eslint-disable-next-line prefer-rest-params -- a rest parameter is an array
    queue.push(arguments);
  };
}
