/** Starts analytics on this page. This module is loaded only after consent. */
import { readConsent, type Consent } from '#browser/analytics/consent.ts';
import { googleTagUrl, openGoogleTag } from '#browser/analytics/google-tag.ts';
import { hashContact } from '#browser/analytics/hash-contact.ts';
import { trackPage } from '#browser/analytics/track-page.ts';
import { analyticsChannel, type AnalyticsEvent, type SentEvent } from '#domain/analytics-events.ts';

interface Measurement {
  measurementId: string;
  /** Empty if there is no such script. */
  optimisationScriptUrl: string;
}

/**
 * Scripts of other hosts are loaded after this delay, so that they do not compete with the page's
 * own.
 */
const setupDelayMs = 1_000;

export function startAnalytics(
  { measurementId, optimisationScriptUrl }: Measurement,
  consent: Consent,
): void {
  const send = openGoogleTag(measurementId, consent);
  let isWithdrawn = false;
  // Consent may be withdrawn in another tab, entirely or for ads only. The page is not reloaded,
  // because the visitor may be filling in a form.
  addEventListener('storage', () => {
    const now = readConsent();
    if (now?.analytics && (now.ads || !consent.ads)) return;
    isWithdrawn = true;
    Reflect.set(window, `ga-disable-${measurementId}`, true);
  });
  const debugChannel = new BroadcastChannel(analyticsChannel);
  // Resolves when the last event has been sent. The next event waits for it, because hashing is
  // asynchronous and events must keep their order.
  let last = Promise.resolve();
  trackPage((name, parameters, contact) => {
    const event = { name, parameters } as AnalyticsEvent;
    last = last.then(async () => {
      if (isWithdrawn) return;
      send(event, consent.ads && contact ? await hashContact(contact) : undefined);
      // Shows the event, without contact data, to the event debugger in another tab.
      debugChannel.postMessage({ event, page: location.pathname } satisfies SentEvent);
    });
  });
  if (isStaffBrowser() || remembersPrivateUrl()) return;
  setTimeout(() => {
    loadScript(googleTagUrl(measurementId));
    if (optimisationScriptUrl) loadScript(optimisationScriptUrl);
  }, setupDelayMs);
}

/**
 * True if a user is logged in (the cookie `staffMarker`) or the content editor has stored a GitHub
 * token, because a script of another host could then act with the rights of staff.
 */
function isStaffBrowser(): boolean {
  if (/(?:^|; )staff=/.test(document.cookie)) return true;
  try {
    return localStorage.getItem('sveltia-cms.user') !== null;
  } catch {
    // Storage is blocked, so the editor keeps nothing.
    return false;
  }
}

/**
 * True if this tab's history, which scripts can read, contains a mailed link, a confirmation or a
 * page of the workspace.
 */
function remembersPrivateUrl(): boolean {
  const history = 'navigation' in window ? window.navigation.entries() : [];
  return [document.referrer, ...history.map(({ url }) => url ?? '')].some((url) =>
    /[?&](?:token|sleutel|signature)=|\/beheer\b/.test(url),
  );
}

function loadScript(src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}
