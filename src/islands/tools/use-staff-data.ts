import { startPolling } from '#islands/tools/polling.ts';
import { useCallback, useEffect, useState } from 'react';

/** The state of a request for staff data. */
export type StaffAnswer<Data> =
  | { kind: 'loading' }
  | { kind: 'data'; data: Data; receivedAt: Date; tookMs: number }
  /** The user is not logged in or lacks the permission. The server's message says which. */
  | { kind: 'refused'; message: string }
  | { kind: 'failed' };

/**
 * Fetches the data of a staff endpoint once, or repeatedly if there is an interval. `reload`
 * fetches it now.
 */
export function useStaffData<Data>(path: string, intervalMs?: number) {
  const [answer, setAnswer] = useState<StaffAnswer<Data>>({ kind: 'loading' });
  const load = useCallback(async () => {
    setAnswer(await fetchStaffData<Data>(path));
  }, [path]);

  useEffect(() => {
    if (intervalMs !== undefined) return startPolling(load, intervalMs);
    void fetchStaffData<Data>(path).then(setAnswer);
    return undefined;
  }, [load, path, intervalMs]);

  return { answer, reload: () => void load() };
}

async function fetchStaffData<Data>(path: string): Promise<StaffAnswer<Data>> {
  const start = performance.now();
  try {
    const response = await fetch(path, { credentials: 'include', cache: 'no-store' });
    const body: unknown = await response.json();
    if (response.ok) {
      const tookMs = Math.round(performance.now() - start);
      return { kind: 'data', data: body as Data, receivedAt: new Date(), tookMs };
    }
    if (response.status !== 401 && response.status !== 403) return { kind: 'failed' };
    return { kind: 'refused', message: (body as { message: string }).message };
  } catch {
    return { kind: 'failed' };
  }
}
