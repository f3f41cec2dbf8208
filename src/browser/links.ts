/** Enhances links that also work without this script, and runs the print button. */
import { emitSiteEvent } from '#browser/site-event.ts';

const popupSize = 'width=600,height=400';

/**
 * Opens share links in a small window, reveals the e-mail address and stores the chosen language.
 */
export function setUpLinks(): void {
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target.closest('[data-print]')) print();
    const link = target.closest('a');
    if (!link) return;
    const { maskedEmail, share } = link.dataset;
    if (maskedEmail) revealEmail(link, maskedEmail);
    if (link.hreflang) rememberLocale(link.hreflang);
    if (share && window.open(withTitle(link.href), 'share', popupSize)) {
      event.preventDefault();
      emitSiteEvent('share', { method: share, item: location.origin + location.pathname });
    }
  });
}

/**
 * Stores the chosen language. Only the root page uses it; every other path has its own language.
 */
function rememberLocale(locale: string): void {
  try {
    localStorage.setItem('locale', locale);
  } catch {
    // Storage is not allowed: the link still leads to the language.
  }
}

function revealEmail(link: HTMLElement, email: string): void {
  const masked = link.querySelector('[data-masked]');
  if (masked) masked.textContent = email;
  emitSiteEvent('email_reveal', {});
}

function withTitle(href: string): string {
  const url = new URL(href);
  const sharedUrl = url.searchParams.get('text');
  if (sharedUrl) url.searchParams.set('text', `${document.title} ${sharedUrl}`);
  else url.searchParams.set(url.hostname === 'x.com' ? 'text' : 'title', document.title);
  return url.href;
}
