/**
 * Logs events as JSON lines. They contain nothing that a visitor typed: no message, query or
 * address.
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
  constraint: unknown;
  /** Stack frames, innermost first. */
  at: string[];
  cause: LoggedError | undefined;
}

// The process that reads the streams, such as a pager or a log collector, may end before the site;
// without a listener the error would end this process
// (https://nodejs.org/api/process.html#a-note-on-process-io).
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

/** Logs to standard error, which Netlify and process managers collect. */
export const logToConsole: Log = (entry) => {
  console.error(JSON.stringify({ time: new Date().toISOString(), ...entry }));
};

/** Describes an error without its message, because PostgreSQL quotes values in messages. */
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
