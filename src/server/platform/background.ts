/**
 * Tracks work that continues after the response was sent: promises passed to `context.waitUntil`.
 */
import { once } from 'node:events';
import { describeError, logToConsole } from '#server/http/log.ts';

export type BackgroundWork = ReturnType<typeof trackBackgroundWork>;

export function trackBackgroundWork() {
  const running = new Set<Promise<unknown>>();
  return {
    /** Adds a promise to wait for; logs a rejection, which nothing else would report. */
    add: (promise: Promise<unknown>): void => {
      const logged = promise.catch((error: unknown) => {
        logToConsole({ event: 'work in the background failed', error: describeError(error) });
      });
      running.add(logged);
      void logged.finally(() => running.delete(logged));
    },
    /**
     * Waits until all work is done, including work added in the meantime; false after `timeoutMs`.
     */
    settle: async (timeoutMs: number): Promise<boolean> => {
      const deadline = AbortSignal.timeout(timeoutMs);
      const expired = once(deadline, 'abort');
      while (running.size > 0 && !deadline.aborted) await Promise.race([Promise.all(running), expired]);
      return running.size === 0;
    },
  };
}
