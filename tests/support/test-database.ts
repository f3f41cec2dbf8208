/** Migrated PostgreSQL databases for tests. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { createTemplate, template } from './postgres-template.ts';
import { startPostgres, type PostgresServer } from './postgres.ts';

/** Creates a migrated database that no other test uses; returns its URL. */
export async function createTestDatabase(): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `test_${randomUUID()}`;
  await query(url.href, `create database "${name}" template "${template}"`);
  url.pathname = name;
  return url.href;
}

interface ReusableDatabase {
  url: string;
  /**
   * Stays open between tests, because opening a connection costs PostgreSQL more than the queries.
   */
  pool: pg.Pool;
}

/** Databases of this worker that no test is using. */
const idle: ReusableDatabase[] = [];

/**
 * Returns the URL of an empty database for the current test. Afterwards it is emptied for reuse,
 * which takes a tenth of the time of creating one.
 */
export async function takeTestDatabase(): Promise<string> {
  const database = idle.pop() ?? open(await createTestDatabase());
  onTestFinished(async () => {
    await database.pool.query(emptyStatement);
    idle.push(database);
  });
  return database.url;
}

function open(url: string): ReusableDatabase {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  // The server stops before the pool. Without a listener that error would end the process.
  pool.on('error', () => undefined);
  return { url, pool };
}

/**
 * Deletes all rows and resets the sequences; `delete` is faster than `truncate`, which creates
 * files. Keeps the rows of `schedule_runs`, which a migration inserts.
 */
const emptyStatement = `do $$ declare name text; begin
  set local session_replication_role = replica;
  for name in select format('%I', tablename) from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%' and tablename <> 'schedule_runs' loop
    execute 'delete from ' || name;
  end loop;
  update schedule_runs set ran_at = now();
  perform setval(oid::regclass, 1, false) from pg_class where relkind = 'S';
end $$`;

/** Starts a separate server with the template, for a file that stops it or sets its options. */
export function serverForAll(...options: Parameters<typeof startPostgres>): PostgresServer {
  const server = {} as PostgresServer;
  beforeAll(async () => {
    Object.assign(server, await startPostgres(...options));
    await createTemplate(server);
  });
  afterAll(() => server.remove());
  return server;
}

/** Executes statements on a new connection; returns the rows if there is only one statement. */
export async function query(databaseUrl: string, ...statements: string[]): Promise<{ now?: string }[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<{ now?: string }>(statements.join(';'))).rows;
  } finally {
    await client.end();
  }
}

/**
 * Returns the time of a database in Unix milliseconds. PostgreSQL uses the real clock, even when
 * the tests run with the clock set to another day.
 */
export async function databaseNow(databaseUrl = ''): Promise<number> {
  const [row] = await query(databaseUrl, 'select extract(epoch from clock_timestamp()) as now');
  return 1000 * Number(row?.now);
}
