/** Runs a statement on a connection of the pool, for so long at the most. */
import type { PostgresPool } from 'kysely';
import type pg from 'pg';

/**
 * Resolves to the answer; rejects with the driver's error, or with ETIMEDOUT (`answerMs` in
 * milliseconds) when the server has gone silent, and then closes the connection.
 *
 * For its promises and its own limit the driver assigns a function to the query. V8 puts such a
 * function among the old objects, as a method that will stay, and all that it refers to then
 * outlives small collections, the answer too: `CheckAssigningFunctionLiteralToProperty` in
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

/** The pool, waiting for each answer for so many milliseconds at the most. */
export function withAnswerLimit(pool: pg.Pool, answerMs: number): PostgresPool {
  return {
    connect: async () => {
      const client = await pool.connect();
      return {
        // Without the driver's cursors, which nothing here asks for.
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
