import type { Database } from '#server/database/database.ts';
import { codeOf } from '#server/database/errors.ts';
import type { DB } from '#server/database/tables.ts';
import { sql, type RawBuilder } from 'kysely';

/**
 * Repeats a statement that affects at most `limit` rows until it affects fewer, so that each
 * execution stays within the statement timeout; returns the total number of rows.
 */
export async function executeInPortions(
  db: Database,
  statement: RawBuilder<unknown>,
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await statement.execute(db).catch(async (error: unknown) => {
    // On a deadlock, PostgreSQL aborts one of the statements, which can then run after the other.
    if (error instanceof Error && codeOf(error) === '40P01') return await statement.execute(db);
    throw error;
  });
  const rows = Number(numAffectedRows);
  return rows < limit ? rows : rows + (await executeInPortions(db, statement, limit));
}

/**
 * Statement that deletes at most `limit` rows. It repeats the condition, in case a row has changed
 * since the subquery read it.
 */
export function deletePortion(
  table: keyof DB,
  condition: RawBuilder<unknown>,
  limit: number,
): RawBuilder<unknown> {
  return sql`
    delete from ${sql.table(table)} where (${condition})
    and ctid = any(array(select ctid from ${sql.table(table)} where ${condition} limit ${limit}))`;
}
