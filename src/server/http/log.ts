/**
 * Writes what went wrong as one line of JSON. Nothing that a visitor typed gets in: no message, no
 * query, no address.
 */
import { codeOf } from '#server/database/errors.ts';

export interface LogEntry {
  /** The event, in a few fixed words. */
  event: string;
  requestId?: string;
  error?: LoggedError;
  [detail: string]: unknown;
}

export type Log = (entry: LogEntry) => void;

interface LoggedError {
  name: string;
  code: string | undefined;
  /** The constraint that refused a row. */
  constraint: unknown;
  /** Where it happened, innermost first. */
  at: string[];
  cause: LoggedError | undefined;
}

// The reader of the streams, such as a pager or a log collector, may be killed before the site:
// without a listener that ends the process
// (https://nodejs.org/api/process.html#a-note-on-process-io).
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

/** Sends the entry to standard error, from which Netlify and every process manager collect. */
export const logToConsole: Log = (entry) => {
  console.error(JSON.stringify({ time: new Date().toISOString(), ...entry }));
};

/** Describes an error without its message, in which Postgres quotes values. */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return describeError(new Error('thrown value is not an error'));
  return {
    name: error.name,
    code: codeOf(error),
    constraint: 'constraint' in error ? error.constraint : undefined,
    at: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 5)
      .map((line) => line.trim()),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  };
}
