/** Content errors that prevent a build, each as a sentence. */
import type { WebsiteState } from '#contracts/staff/health.ts';
import type { Database } from '#server/database/database.ts';

/**
 * Stores the content errors of a build; removes them when `sentences` is empty. The stored time is
 * that of the first build with errors.
 */
export async function storeContentFaults(db: Database, sentences: string[], now: Date): Promise<void> {
  if (sentences.length === 0) {
    await db.deleteFrom('contentFaults').execute();
    return;
  }
  await db
    .insertInto('contentFaults')
    .values({ sentences, foundAt: now })
    .onConflict((conflict) => conflict.column('isLast').doUpdateSet({ sentences }))
    .execute();
}

/** Finds the content errors of the last build; undefined when it found none. */
export function findContentFaults(db: Database): Promise<WebsiteState['faults']> {
  return db.selectFrom('contentFaults').select(['sentences', 'foundAt']).executeTakeFirst();
}
