/**
 * Opens the database. Queries are written for one statement each, since Neon over HTTP has no
 * interactive transaction.
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

/** How long a request waits for the database. */
export interface DatabaseLimits {
  connectionMs: number;
  /** Kept by the server itself. */
  statementMs: number;
  /** Later than the server's own limit: for a server that has gone silent. */
  answerMs: number;
}

export const usualLimits: DatabaseLimits = { connectionMs: 3000, statementMs: 5000, answerMs: 8000 };
const poolSize = 10;

/**
 * Postgres's number of a type -> how its values are read. A date as a Date would become midnight in
 * the server's own time zone; an amount, the one numeric that we have, is far from what a number
 * cannot hold.
 */
export const ownParsers: Readonly<Record<number, (text: string) => number | string>> = {
  1082: String,
  1700: Number,
};

/** The types of a driver, with our parsers. */
function withOwnParsers(types: { getTypeParser: (...type: never[]) => unknown }): pg.CustomTypesConfig {
  const usual = types.getTypeParser as (...type: unknown[]) => never;
  return {
    getTypeParser: (id, format) => (ownParsers[id as number] ?? usual(id, format)) as never,
  };
}

type LocalDialect = (env: DatabaseEnv) => Dialect;

let openLocally: LocalDialect | undefined;

/**
 * Says how this process opens a database of its own where there is no URL; without it such an
 * environment is an error.
 */
export function setLocalDialect(dialect: LocalDialect): void {
  openLocally = dialect;
}

/**
 * The database for requests: Neon over HTTP when the URL's host is Neon's, else Postgres through a
 * pool, else the one in this process. Loads the driver and connects at the first query, and again
 * by itself after the database was away.
 */
export function openDatabase(env: DatabaseEnv, limits = usualLimits): Database {
  const { databaseUrl } = env;
  if (databaseUrl === undefined) return connect(localDialect(env));
  return connect(isNeon(databaseUrl) ? neonDialect(databaseUrl, limits) : poolDialect(env, limits));
}

/**
 * The database for migrations and seeds: always with transactions, so Neon too through the Postgres
 * protocol.
 */
export function openDatabaseForMaintenance(env: DatabaseEnv): Database {
  if (env.databaseUrl === undefined) return connect(localDialect(env));
  const onConnect = (client: pg.ClientBase): unknown => client.query(readableDates);
  return connect(poolOf({ connectionString: verifying(env.databaseUrl), max: 1, onConnect }));
}

/** The database behind a dialect, with our names. */
export function connect(dialect: Dialect): Database {
  return new Kysely<DB>({ dialect, plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] });
}

function localDialect(env: DatabaseEnv): Dialect {
  if (env.production) throw new Error('DATABASE_URL is required in production.');
  if (!openLocally)
    throw new Error('DATABASE_URL is required: this process cannot open a database of its own.');
  return openLocally(env);
}

/** True for a host of Neon's, which is called over HTTP. */
export function isNeon(databaseUrl: string): boolean {
  return new URL(databaseUrl).hostname.endsWith('.neon.tech');
}

function neonDialect(databaseUrl: string, { answerMs }: DatabaseLimits): Dialect {
  const connectOverHttp = async () => {
    const { neon, neonConfig, types } = await import('@neondatabase/serverless');
    neonConfig.fetchFunction = (url: string, init: RequestInit) =>
      fetch(url, { ...init, signal: AbortSignal.timeout(answerMs) });
    return neon(databaseUrl, { types: withOwnParsers(types) });
  };
  return new NeonDialect({ neon: connectOverHttp });
}

/**
 * A function answers one request at a time and may be frozen after it, so it has one connection and
 * keeps it for a moment only: a hundred of them must not take all that the server has.
 */
const serverlessPool = { max: 1, idleTimeoutMillis: 1000, allowExitOnIdle: true };

function poolDialect({ databaseUrl, serverless }: DatabaseEnv, limits: DatabaseLimits): Dialect {
  const config: pg.PoolConfig = {
    connectionString: verifying(databaseUrl),
    ...(serverless ? serverlessPool : { max: poolSize }),
    connectionTimeoutMillis: limits.connectionMs,
    keepAlive: true,
    // Not as a start-up parameter, which pools such as PgBouncer refuse. Nor in `verify`, which
    // hands a connection to who has given up waiting for it, and then nobody gives it back.
    onConnect: prepareSession(limits),
  };
  return poolOf(config, (pool) => withAnswerLimit(pool, limits.answerMs));
}

/**
 * The driver verifies certificates for these modes as well, and says at each start that it will not
 * for ever (https://node-postgres.com/features/ssl).
 */
function verifying(databaseUrl = ''): string {
  if (databaseUrl.includes('uselibpqcompat')) return databaseUrl;
  return databaseUrl.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full');
}

/** The drivers read dates in this style only, and the server's own may be another. */
const readableDates = 'set datestyle = iso';

/** The pool waits for it, and gives a whole client: its types say neither. */
function prepareSession({ statementMs, answerMs }: DatabaseLimits): (client: pg.ClientBase) => unknown {
  const text = `set statement_timeout = ${String(statementMs)}; ${readableDates}`;
  return (client) => runQuery(client as pg.Client, { text }, answerMs);
}

/**
 * A pool whose broken connections do no harm. They are replaced at the next query, and emit an
 * error on the pool while idle, on themselves while lent out or closing. An error event without a
 * listener would end the process: https://node-postgres.com/apis/pool#error
 */
function poolOf(config: pg.PoolConfig, wrap: (pool: pg.Pool) => PostgresPool = (pool) => pool): Dialect {
  const createPool = async () => {
    const { default: driver } = await import('pg');
    const pool = new driver.Pool({ ...config, types: withOwnParsers(driver.types) });
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    return wrap(pool);
  };
  return new PostgresDialect({ pool: createPool });
}
