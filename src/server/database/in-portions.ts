import type { Database } from '#server/database/database.ts';
import type { RawBuilder } from 'kysely';

/**
 * Executes a statement with this limit of rows until it affects fewer, so that each execution is
 * well within the statement timeout; returns the total number of rows.
 */
export async function executeInPortions(
  db: Database,
  statement: RawBuilder<unknown>,
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await statement.execute(db);
  const rows = Number(numAffectedRows);
  return rows < limit ? rows : rows + (await executeInPortions(db, statement, limit));
}
