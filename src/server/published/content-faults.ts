/** What keeps the site from being built: faults in the texts, each in one sentence. */
import type { Database } from '#server/database/database.ts';

export interface ContentFaults {
  sentences: string[];
  /** When they were first seen. */
  foundAt: Date;
}

/** Keeps what a build has found; nothing when the content was in order. */
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

/** Undefined when the last build went well. */
export function findContentFaults(db: Database): Promise<ContentFaults | undefined> {
  return db.selectFrom('contentFaults').select(['sentences', 'foundAt']).executeTakeFirst();
}
