/**
 * Opens the database. Each query of a request is a single statement, because Neon over HTTP has no
 * interactive transactions.
 */
import type { Env } from '#server/env.ts';
import { runQuery, withAnswerLimit } from '#server/database/run-query.ts';
import type { DB } from '#server/database/tables.ts';
import { CamelCasePlugin, Kysely, PostgresDialect, type Dialect, type PostgresPool } from 'kysely';
import { NeonDialect } from 'kysely-neon';
import type pg from 'pg';

export type Database = Kysely<DB>;

export type DatabaseEnv = Pick<Env, 'databaseUrl' | 'dataDirectory' | 'production'> &
  Partial<Pick<Env, 'serverless'>>;

/** Time limits of requests to the database. */
export interface DatabaseLimits {
  connectionMs: number;
  /** Enforced by the database server. */
  statementMs: number;
  /**
   * Enforced by this process, for a server that has stopped responding; longer than `statementMs`.
   */
  answerMs: number;
}

export const defaultLimits: DatabaseLimits = { connectionMs: 3000, statementMs: 5000, answerMs: 8000 };
const poolSize = 10;

/**
 * Custom parsers by type OID. `date` stays text, because a JavaScript Date would be midnight in the
 * time zone of the server. `numeric` becomes a number, which is precise enough for amounts.
 */
export const typeParsers: Readonly<Record<number, (text: string) => number | string>> = {
  1082: String,
  1700: Number,
};

function withTypeParsers(types: { getTypeParser: (...type: never[]) => unknown }): pg.CustomTypesConfig {
  const usual = types.getTypeParser as (...type: unknown[]) => never;
  return {
    getTypeParser: (id, format) => (typeParsers[id as number] ?? usual(id, format)) as never,
  };
}

type LocalDialect = (env: DatabaseEnv) => Dialect;

let openLocally: LocalDialect | undefined;

/** Registers the dialect of the local database. Until then, opening the local database throws. */
export function setLocalDialect(dialect: LocalDialect): void {
  openLocally = dialect;
}

/**
 * Opens the database for requests: Neon over HTTP for a Neon host, a PostgreSQL pool for any other
 * URL, and the local database without a URL. Loads the driver and connects at the first query, and
 * reconnects after an outage.
 */
export function openDatabase(env: DatabaseEnv, limits = defaultLimits): Database {
  const { databaseUrl } = env;
  if (databaseUrl === undefined) return createKysely(localDialect(env));
  return createKysely(isNeon(databaseUrl) ? neonDialect(databaseUrl, limits) : poolDialect(env, limits));
}

/**
 * Opens the database for migrations and seeds. These need transactions, so Neon is also reached
 * over the PostgreSQL protocol.
 */
export function openDatabaseForMaintenance(env: DatabaseEnv): Database {
  if (env.databaseUrl === undefined) return createKysely(localDialect(env));
  const onConnect = (client: pg.ClientBase): unknown => client.query(readableDates);
  return createKysely(poolOf({ connectionString: withVerifyFull(env.databaseUrl), max: 1, onConnect }));
}

/** Creates a Kysely instance with the plugins that all queries rely on. */
export function createKysely(dialect: Dialect): Database {
  return new Kysely<DB>({ dialect, plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] });
}

function localDialect(env: DatabaseEnv): Dialect {
  if (env.production) throw new Error('DATABASE_URL is required in production.');
  if (!openLocally) throw new Error('DATABASE_URL is required: this process cannot open the local database.');
  return openLocally(env);
}

/** True for a host of Neon, which is called over HTTP. */
export function isNeon(databaseUrl: string): boolean {
  return new URL(databaseUrl).hostname.endsWith('.neon.tech');
}

function neonDialect(databaseUrl: string, { answerMs }: DatabaseLimits): Dialect {
  const connectOverHttp = async () => {
    const { neon, neonConfig, types } = await import('@neondatabase/serverless');
    neonConfig.fetchFunction = (url: string, init: RequestInit) =>
      fetch(url, { ...init, signal: AbortSignal.timeout(answerMs) });
    // Set globally: the driver reads the option `types` only for single queries, and the dialect
    // passes none.
    for (const [id, parse] of Object.entries(typeParsers)) types.setTypeParser(Number(id), parse);
    return neon(databaseUrl);
  };
  return new NeonDialect({ neon: connectOverHttp });
}

/**
 * A serverless function handles one request at a time and may be frozen afterwards. It keeps one
 * connection for a short time, so that a hundred instances do not exhaust the server's limit.
 */
const serverlessPool = { max: 1, idleTimeoutMillis: 1000, allowExitOnIdle: true };

function poolDialect({ databaseUrl, serverless }: DatabaseEnv, limits: DatabaseLimits): Dialect {
  const config: pg.PoolConfig = {
    connectionString: withVerifyFull(databaseUrl),
    ...(serverless ? serverlessPool : { max: poolSize }),
    connectionTimeoutMillis: limits.connectionMs,
    keepAlive: true,
    // Poolers such as PgBouncer reject startup parameters, and `verify` of pg-pool leaks a
    // connection when the caller has timed out.
    onConnect: prepareSession(limits),
  };
  return poolOf(config, (pool) => withAnswerLimit(pool, limits.answerMs));
}

/**
 * Replaces `sslmode` prefer, require and verify-ca with verify-full: the driver treats them alike,
 * but warns at startup that it will stop doing so (https://node-postgres.com/features/ssl).
 */
function withVerifyFull(databaseUrl = ''): string {
  if (databaseUrl.includes('uselibpqcompat')) return databaseUrl;
  return databaseUrl.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full');
}

/** The only date style that the drivers parse; the server's default may differ. */
const readableDates = 'set datestyle = iso';

/**
 * Returns the `onConnect` of a pool, which sets the time limit and the date style of a connection.
 * The pool awaits the result and passes a full client, although the types of `pg` say neither.
 */
function prepareSession({ statementMs, answerMs }: DatabaseLimits): (client: pg.ClientBase) => unknown {
  const text = `set statement_timeout = ${String(statementMs)}; ${readableDates}`;
  return (client) => runQuery(client as pg.Client, { text }, answerMs);
}

/**
 * Creates a pool that survives broken connections and replaces them at the next query. A broken
 * connection emits an error: on the pool while it is idle, and on its client while it is in use or
 * closing. An error event without a listener would end the process:
 * https://node-postgres.com/apis/pool#error
 */
function poolOf(config: pg.PoolConfig, wrap: (pool: pg.Pool) => PostgresPool = (pool) => pool): Dialect {
  const createPool = async () => {
    const { default: driver } = await import('pg');
    const pool = new driver.Pool({ ...config, types: withTypeParsers(driver.types) });
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    return wrap(pool);
  };
  return new PostgresDialect({ pool: createPool });
}
