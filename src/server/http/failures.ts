/** Converts errors to refusals, or to absent data while the database is unavailable. */
import { isDatabaseUnavailable } from '#server/database/errors.ts';
import { Refusal } from '#server/http/answers.ts';
import { describeError, type Log, type LogEntry } from '#server/http/log.ts';

/**
 * Reads data that a page can do without. While the database is unavailable, logs that and returns
 * undefined; rejects with any other error.
 */
export async function ifAvailable<Read>(log: Log, read: () => Promise<Read>): Promise<Read | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    log({ event: 'database unavailable', error: describeError(error) });
    return undefined;
  }
}

const retryAfterSeconds = 30;

/**
 * Returns a thrown refusal as it is. Logs any other error, and returns 503 while the database is
 * unavailable, otherwise 500.
 */
export function toRefusal(error: unknown, log: Log, entry: LogEntry): Refusal {
  if (error instanceof Refusal) return error;
  const isUnavailable = isDatabaseUnavailable(error);
  log({ ...entry, event: isUnavailable ? 'database unavailable' : entry.event, error: describeError(error) });
  if (!isUnavailable) return new Refusal(500, 'form.failure');
  return new Refusal(503, 'answers.unavailable', { headers: { 'retry-after': String(retryAfterSeconds) } });
}
