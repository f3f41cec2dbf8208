import type { PostgresPool } from 'kysely';
import type pg from 'pg';

/**
 * Runs a query. When there is no result within `answerMs` milliseconds, rejects with ETIMEDOUT and
 * closes the connection.
 *
 * Uses the callback of the driver, because for promises and for its own timeout the driver assigns
 * a function to the query object. V8 allocates such a function in the old generation, as a presumed
 * method, and all that it references, including the result, then survives minor collections:
 * `CheckAssigningFunctionLiteralToProperty` in
 * https://chromium.googlesource.com/v8/v8/+/refs/heads/main/src/parsing/parser-base.h
 */
export function runQuery(
  client: pg.Client,
  query: pg.QueryConfig,
  answerMs: number,
): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(Object.assign(new Error('The database has gone silent.'), { code: 'ETIMEDOUT' }));
      void client.end();
    }, answerMs);
    client.query(query, (error: Error | null, result) => {
      clearTimeout(timer);
      if (error) reject(error);
      else resolve(result);
    });
  });
}

/** Returns the pool with a limit on how long a query may wait for its result, in milliseconds. */
export function withAnswerLimit(pool: pg.Pool, answerMs: number): PostgresPool {
  return {
    connect: async () => {
      const client = await pool.connect();
      return {
        // Does not support the driver's cursors, which no query uses.
        query: ((text: string, values: unknown[]) => runQuery(client, { text, values }, answerMs)) as never,
        release: (destroy) => {
          client.release(destroy);
        },
      };
    },
    end: () => pool.end(),
    options: pool.options,
  };
}
