import { describeError, logToConsole } from '#server/http/log.ts';
import { getServices, type Services } from '#server/services.ts';

/**
 * Makes the function that a platform calls by its schedule. What goes wrong becomes a log line:
 * nobody waits for an answer.
 */
export function scheduled(event: string, work: (services: Services) => Promise<void>): () => Promise<void> {
  return async () => {
    try {
      await work(getServices());
    } catch (error) {
      logToConsole({ event: `${event} failed`, error: describeError(error) });
    }
  };
}
