/**
 * Updates the counts of waiting requests in the navigation and the title. In a background tab, a
 * new request also adds a dot to the icon.
 */
import { describeWaiting, titleWithCount } from '#i18n/staff/waiting.ts';
import { waitingPath, type Waiting } from '#contracts/staff/frame.ts';

const intervalMs = 60_000;
let askedAt = Date.now();

async function refresh(): Promise<void> {
  if (Date.now() - askedAt < intervalMs / 2) return;
  askedAt = Date.now();
  // The server redirects if the user has logged out meanwhile.
  const response = await fetch(waitingPath, { redirect: 'manual' }).catch(() => undefined);
  if (response?.ok) show((await response.json()) as Waiting);
}

function show(waiting: Waiting): void {
  const text = describeWaiting(waiting);
  const before = Number(/^\((\d+)\)/.exec(document.title)?.[1] ?? 0);
  if (document.hidden && waiting.open > before) setIcon('/favicon-new.svg');
  document.title = titleWithCount(document.title, waiting);
  for (const element of document.querySelectorAll('[data-waiting]')) element.textContent = text;
}

function setIcon(path: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', path);
}

setInterval(() => void refresh(), intervalMs);
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) setIcon('/favicon.svg');
  void refresh();
});
