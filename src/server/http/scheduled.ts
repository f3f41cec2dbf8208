import { describeError, logToConsole } from '#server/http/log.ts';
import { recordRun, type ScheduleName } from '#server/schedules.ts';
import { mayRest } from '#server/rest.ts';
import { getServices, type Services } from '#server/services.ts';

/**
 * Makes the function that a platform calls by its schedule. What goes wrong becomes a log line:
 * nobody waits for an answer. That it went well is written down, so that silence is noticed. A
 * frequent one leaves a database that may sleep alone (`mayRest`).
 */
export function scheduled(
  name: ScheduleName,
  work: (services: Services) => Promise<void>,
  { isFrequent = false } = {},
): () => Promise<void> {
  return async () => {
    try {
      const services = getServices();
      const { env, now, waiting } = services;
      if (isFrequent && mayRest(env, { now: now(), isSomethingWaiting: waiting.isSomething })) return;
      await work(services);
      await recordRun(services.db, name, services.now());
    } catch (error) {
      logToConsole({ event: `${name} failed`, error: describeError(error) });
    }
  };
}
