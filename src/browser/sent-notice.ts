import type { SentNotice } from '#contracts/sent-notice.ts';

const key = 'sent-notice';

/** Stores the notice for the next page. Does nothing if the browser blocks storage. */
export function storeNotice(notice: SentNotice): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(notice));
  } catch {
    // The loss of the notice is harmless, because the next page shows the same information.
  }
}

/** Shows the notice of a sent form, once. */
export async function showStoredNotice(): Promise<void> {
  const notice = takeNotice();
  if (!notice) return;
  const { showNotice } = await import('#islands/sent-notice-entry.tsx');
  showNotice(notice);
}

function takeNotice(): SentNotice | undefined {
  try {
    const left = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return left ? (JSON.parse(left) as SentNotice) : undefined;
  } catch {
    return undefined;
  }
}
