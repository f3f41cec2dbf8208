/** Small comforts of the frame: links that work without this script do a little more with it. */
import { emitSiteEvent } from '#components/site/site-event.ts';

const popupSize = 'width=600,height=400';

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a');
  if (!link) return;
  const { maskedEmail, share, locale } = link.dataset;
  if (maskedEmail) revealEmail(link, maskedEmail);
  if (share && window.open(withTitle(link.href), 'share', popupSize)) {
    event.preventDefault();
    emitSiteEvent('share', { method: share, item: location.href });
  }
  // Only the root page follows the stored choice; every other address says its language itself.
  if (locale) localStorage.setItem('locale', locale);
});

function revealEmail(link: HTMLElement, email: string): void {
  const masked = link.querySelector('[data-masked]');
  if (masked) masked.textContent = email;
  emitSiteEvent('email_reveal', {});
}

function withTitle(href: string): string {
  const url = new URL(href);
  if (url.searchParams.has('text')) url.searchParams.set('text', `${document.title} ${location.href}`);
  else url.searchParams.set(url.hostname.startsWith('twitter') ? 'text' : 'title', document.title);
  return url.href;
}
