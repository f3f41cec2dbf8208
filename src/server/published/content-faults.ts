/** Faults in the texts that keep the site from being built, each in one sentence. */
import type { Database } from '#server/database/database.ts';

export interface ContentFaults {
  sentences: string[];
  /** When they were first seen. */
  foundAt: Date;
}

/** Stores the faults that a build has found, in place of those before; none when it found none. */
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

/** The faults that keep the site as it is; undefined when the last build went well. */
export function findContentFaults(db: Database): Promise<ContentFaults | undefined> {
  return db.selectFrom('contentFaults').select(['sentences', 'foundAt']).executeTakeFirst();
}
