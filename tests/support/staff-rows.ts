/** Rows that the forms of the workspace need. */
import type { TestServices } from './test-services.ts';
import { aCaseStudy } from './case-study.ts';
import { readDatabase } from './filled-database.ts';
import { aPicture } from './pictures.ts';

/** Returns the id of a case study; adds one with a picture if there is none. */
export async function caseStudy({ db, clock }: TestServices): Promise<number> {
  const stored = await db.selectFrom('caseStudies').select('id').executeTakeFirst();
  if (stored) return stored.id;
  const added = db.insertInto('caseStudies').values(aCaseStudy()).returning('id');
  const { id } = await added.executeTakeFirstOrThrow();
  const picture = { ...(await aPicture()), caseStudyId: id, digest: '0'.repeat(32), createdAt: clock.now };
  await db.insertInto('caseStudyPictures').values(picture).execute();
  return id;
}

/**
 * Returns all rows except those of sessions and of the audit log, which also records page views.
 */
export async function readState({ db }: TestServices): Promise<unknown> {
  const rows = await readDatabase(db);
  return Object.entries(rows).filter(([table]) => !['audit_log', 'sessions'].includes(table));
}
