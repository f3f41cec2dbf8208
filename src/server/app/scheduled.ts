import { describeError, logToConsole } from '#server/http/log.ts';
import { recordRun, type ScheduleName } from '#server/health/schedules.ts';
import { isQuietMinute } from '#server/app/quiet-hours.ts';
import { getServices } from '#server/app/services.ts';
import type { Services } from '#server/http/services.ts';

/**
 * Creates a scheduled function. It logs an error, because there is no caller to answer, and records
 * a success, so that missing runs are noticed. A frequent schedule skips quiet minutes
 * (`isQuietMinute`), so that a serverless database can suspend.
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
