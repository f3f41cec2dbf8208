import { describeError, logToConsole } from '#server/http/log.ts';
import { recordRun, type ScheduleName } from '#server/schedules.ts';
import { getServices, type Services } from '#server/services.ts';

/**
 * Makes the function that a platform calls by its schedule. What goes wrong becomes a log line:
 * nobody waits for an answer. That it went well is written down, so that silence is noticed.
 */
export function scheduled(
  name: ScheduleName,
  work: (services: Services) => Promise<void>,
): () => Promise<void> {
  return async () => {
    try {
      const services = getServices();
      await work(services);
      await recordRun(services.db, name, services.now());
    } catch (error) {
      logToConsole({ event: `${name} failed`, error: describeError(error) });
    }
  };
}
