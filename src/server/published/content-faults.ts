/** Content errors that prevent a build, each as a sentence. */
import type { WebsiteState } from '#contracts/staff/health.ts';
import type { Database } from '#server/database/database.ts';

/** Replaces the stored content errors with those of a build; empty when it found none. */
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

/** Finds the content errors; undefined when the last build succeeded. */
export function findContentFaults(db: Database): Promise<WebsiteState['faults']> {
  return db.selectFrom('contentFaults').select(['sentences', 'foundAt']).executeTakeFirst();
}
