/** Asks for consent to analytics and advertising, and starts them only after consent. */
import { readConsent, storeConsent, type Consent } from '#browser/analytics/consent.ts';

const choices: Record<string, Consent> = {
  refuse: { analytics: false, ads: false },
  accept: { analytics: true, ads: true },
};

/** True once analytics is loading or running on this page. */
let isMeasuring = false;

/** Applies the stored choice, and sets up the bar and the links that reopen the bar. */
export function setUpCookieBar(bar: HTMLElement): void {
  const known = readConsent();
  bar.hidden = known !== undefined;
  if (known) measure(bar, known);
  // Cookies are removed after the reload in `choose` and not before it, because the tag may write
  // them again while the page unloads.
  if (known) removeCookies(known);

  bar.addEventListener('submit', (event) => {
    event.preventDefault();
    choose(bar, choices[event.submitter?.getAttribute('value') ?? ''] ?? readBoxes(bar));
  });
  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[data-change-consent]')) return;
    event.preventDefault();
    showChoice(bar, readConsent());
    bar.hidden = false;
    bar.focus();
  });
}

/**
 * Stores and applies a choice. Reloads the page if analytics is running, because a running script
 * cannot be unloaded.
 */
function choose(bar: HTMLElement, consent: Consent): void {
  storeConsent(consent);
  bar.hidden = true;
  if (isMeasuring) {
    location.reload();
    return;
  }
  removeCookies(consent);
  measure(bar, consent);
}

function measure({ dataset }: HTMLElement, consent: Consent): void {
  const { measurementId, optimisationScriptUrl = '' } = dataset;
  if (!consent.analytics || !measurementId) return;
  isMeasuring = true;
  void import('#browser/analytics/start.ts').then(({ startAnalytics }) => {
    startAnalytics({ measurementId, optimisationScriptUrl }, consent);
  });
}

function readBoxes(bar: HTMLElement): Consent {
  const ads = findBox(bar, 'ads')?.checked === true;
  return { analytics: ads || findBox(bar, 'analytics')?.checked === true, ads };
}

function showChoice(bar: HTMLElement, consent: Consent | undefined): void {
  for (const name of ['analytics', 'ads'] as const) {
    const box = findBox(bar, name);
    if (box) box.checked = consent?.[name] === true;
  }
}

function findBox(bar: HTMLElement, name: keyof Consent): HTMLInputElement | null {
  return bar.querySelector(`[name="${name}"]`);
}

/**
 * Deletes the cookies of Google's tag that the visitor has not allowed, for this host and its
 * second-level domain.
 */
function removeCookies({ analytics, ads }: Consent): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1).join(''));
  const domain = location.hostname.split('.').slice(-2).join('.');
  const refused = names.filter(
    (name) => (!analytics && name.startsWith('_ga')) || (!ads && name.startsWith('_gcl')),
  );
  for (const name of refused) {
    for (const where of ['', `; domain=${domain}`]) document.cookie = `${name}=; Max-Age=0; path=/${where}`;
  }
}
