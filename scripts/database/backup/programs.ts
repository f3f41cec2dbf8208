/** Runs PostgreSQL's client programs, and explains their error messages. */
import { BackupError } from './tables.ts';
import { codeOf } from '#server/database/errors.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import pg from 'pg';

type Program = 'pg_dump' | 'pg_restore';

const install =
  'install the client programs of PostgreSQL in the version of the server or a newer one (https://www.postgresql.org/download/; Debian: postgresql-client).';

/** Runs a program, on the database of a URL if given; returns the result of `read`. */
export async function runProgram<Result>(
  program: Program,
  args: readonly string[],
  databaseUrl: string | undefined,
  read: (output: Readable) => Promise<Result>,
): Promise<Result> {
  const connection = databaseUrl === undefined ? undefined : connectionTo(databaseUrl);
  const child = spawn(program, [...(connection?.args ?? []), ...args], {
    // `explain` recognizes the English messages.
    env: { ...process.env, ...connection?.variables, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close') as Promise<[code: number]>;
  const work = Promise.all([ended, text(child.stderr), read(child.stdout)]);
  const [[code], errorOutput, result] = await work.catch((error: unknown) => {
    const isMissing = error instanceof Error && codeOf(error) === 'ENOENT';
    throw isMissing ? new BackupError(`${program} is missing: ${install}`) : error;
  });
  if (code !== 0) throw new BackupError(explain(program, errorOutput));
  return result;
}

/**
 * Returns the arguments and variables that name the database. The password is in a variable,
 * because every user of the machine can see the arguments.
 */
function connectionTo(databaseUrl: string) {
  const { password } = new pg.Client({ connectionString: databaseUrl });
  const url = new URL(databaseUrl);
  url.password = '';
  if (url.searchParams.has('password')) {
    url.searchParams.delete('password');
    // `URLSearchParams` encodes a space as `+`, which libpq does not decode.
    url.search = url.search.replaceAll('+', '%20');
  }
  return { args: [`--dbname=${url.href}`], variables: { PGPASSWORD: password ?? '' } };
}

function explain(program: Program, errorOutput: string): string {
  const lines = errorOutput.split('\n').filter((line) => line.startsWith(`${program}: `));
  const [first = errorOutput.trim(), second = ''] = lines.map((line) => line.replace(/^\w+: \w+: /, ''));
  if (first.includes('server version mismatch'))
    return `pg_dump is older than the server (${second}): ${install}`;
  if (first.includes('unsupported version')) return `${program} is older than the backup: ${install}`;
  return `${program} failed: ${first.replace(/\.$/, '')}.`;
}
