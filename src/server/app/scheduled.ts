import { describeError, logToConsole } from '#server/http/log.ts';
import { recordRun, type ScheduleName } from '#server/health/schedules.ts';
import { isQuietMinute } from '#server/app/quiet-hours.ts';
import { getServices } from '#server/app/services.ts';
import type { Services } from '#server/http/services.ts';

/**
 * Makes the function that a platform calls by its schedule. What goes wrong becomes a log line:
 * nobody waits for an answer. That it went well is written down, so that silence is noticed. A
 * frequent one leaves a database that may sleep alone (`isQuietMinute`).
 */
export function scheduled(
  name: ScheduleName,
  work: (services: Services) => Promise<void>,
  { isFrequent = false } = {},
): () => Promise<void> {
  return async () => {
    try {
      const services = getServices();
      if (isFrequent && isQuietMinute(services.env, services.now())) return;
      await work(services);
      await recordRun(services.db, name, services.now());
    } catch (error) {
      logToConsole({ event: `${name} failed`, error: describeError(error) });
    }
  };
}
