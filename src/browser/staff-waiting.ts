/**
 * Keeps the numbers of what waits current while the page is looked at: in the navigation, and in
 * the title of the list. Without it they are those of when the page was loaded.
 */
import { describeWaiting } from '#i18n/staff/waiting.ts';
import { waitingPath, type Waiting } from '#contracts/staff/frame.ts';

const intervalMs = 60_000;
const numbers = /\(\d+ open[^)]*\)/;
let askedAt = Date.now();

async function refresh(): Promise<void> {
  if (document.hidden || Date.now() - askedAt < intervalMs / 2) return;
  askedAt = Date.now();
  // Who was logged out meanwhile is answered with another page.
  const response = await fetch(waitingPath, { redirect: 'manual' }).catch(() => undefined);
  if (response?.ok) show((await response.json()) as Waiting);
}

function show(waiting: Waiting): void {
  const text = describeWaiting(waiting);
  document.title = document.title.replace(numbers, `(${text})`);
  for (const element of document.querySelectorAll('[data-waiting]')) element.textContent = text;
}

setInterval(() => void refresh(), intervalMs);
document.addEventListener('visibilitychange', () => void refresh());
