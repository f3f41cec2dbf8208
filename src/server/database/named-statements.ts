/**
 * Gives names to statements that are asked again and again. Postgres reads a statement with a name
 * once for each connection, and soon plans it once; one without a name it reads and plans each
 * time, which takes it longer than to run the one that stores a submission.
 */
import { codeOf } from '#server/database/errors.ts';
import { runQuery } from '#server/database/run-query.ts';
import { createHash } from 'node:crypto';
import { sql, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** How such a statement is known. */
export const planMark = '/* one plan for all values */';

/**
 * Marks a statement whose plan is the best whatever its values are: Postgres makes it without
 * looking at them once it has a name.
 */
export const keepPlan = sql.raw(planMark);

/** Each connection keeps all of them, a large one in some hundred kilobytes. */
const mostNames = 60;

/**
 * The name is unknown (26000) or known already (42P05), as behind a pooler that hands each
 * statement to another connection and takes no names along; or what the statement gives has changed
 * with its table (0A000). In none of these cases was it run.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const nameFaults = ['26000', '42P05', '0A000'];

/**
 * The pool with names for the statements that ask for one. The first fault of a name ends them: the
 * statement is asked again without one, and so are all that follow. Waits so long for each answer.
 */
export function withNamedStatements(pool: pg.Pool, answerMs: number): PostgresPool {
  const nameOf = createNames();
  let isNaming = true;
  const query = async (client: pg.PoolClient, text: string, values: unknown[]) => {
    const name = isNaming ? nameOf(text) : undefined;
    if (name === undefined) return await runQuery(client, { text, values }, answerMs);
    try {
      return await runQuery(client, { name, text, values }, answerMs);
    } catch (error) {
      if (!(error instanceof Error) || !nameFaults.includes(codeOf(error) ?? '')) throw error;
      isNaming = false;
      return await runQuery(client, { text, values }, answerMs);
    }
  };
  // One for each client: Kysely keeps what it knows of a connection by it.
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect();
    const known = clients.get(client);
    if (known) return known;
    const named: PostgresPoolClient = {
      // Without the driver's cursors, which nothing here asks for.
      query: ((text: string, values: unknown[]) => query(client, text, values)) as never,
      release: (destroy) => {
        client.release(destroy);
      },
    };
    clients.set(client, named);
    return named;
  };
  return { connect, end: () => pool.end(), options: pool.options };
}

/** Gives the name of a statement that asks for one, while there are some left. */
function createNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size === mostNames || !text.includes(planMark)) return known;
    const name = nameFor(text);
    names.set(text, name);
    return name;
  };
}

/** Of its text, so that one name never means two statements, whoever shares the connection. */
function nameFor(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
