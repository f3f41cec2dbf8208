/** Runs a statement on a connection of the pool, with a time limit. */
import type { PostgresPool } from 'kysely';
import type pg from 'pg';

/**
 * Rejects with the driver's error, or with ETIMEDOUT when there is no answer within `answerMs`
 * milliseconds, and then closes the connection.
 *
 * Uses the driver's callback: for promises and its own timeout it assigns a function to the query
 * object. V8 allocates such a function in the old generation, as a presumed method, and all that it
 * references, including the result, then survives minor collections:
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

/** Limits how long a query of the pool may wait for its result, in milliseconds. */
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
