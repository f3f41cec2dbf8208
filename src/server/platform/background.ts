/** Work that continues after its response was sent: promises passed to `context.waitUntil`. */
import { describeError, logToConsole } from '#server/http/log.ts';

export interface BackgroundWork {
  /** Keeps the process alive for a promise; logs its failure, which nothing else reports. */
  add: (promise: Promise<unknown>) => void;
  /**
   * Waits until all work is done, including work added meanwhile. Returns false after `timeoutMs`.
   */
  settle: (timeoutMs: number) => Promise<boolean>;
}

export function trackBackgroundWork(): BackgroundWork {
  const running = new Set<Promise<unknown>>();
  return {
    add(promise) {
      const logged = promise.catch((error: unknown) => {
        logToConsole({ event: 'work in the background failed', error: describeError(error) });
      });
      running.add(logged);
      void logged.finally(() => running.delete(logged));
    },
    async settle(timeoutMs) {
      const deadline = AbortSignal.timeout(timeoutMs);
      const expired = new Promise<void>((resolve) => {
        deadline.addEventListener('abort', () => {
          resolve();
        });
      });
      while (running.size > 0 && !deadline.aborted) await Promise.race([Promise.all(running), expired]);
      return running.size === 0;
    },
  };
}
