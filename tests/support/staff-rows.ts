/** Rows that the forms of the workspace need. */
import type { TestServices } from './test-services.ts';
import { aCaseStudy } from './case-study.ts';
import { readDatabase } from './filled-database.ts';
import { aPicture } from './pictures.ts';

/** Returns the id of the only case study, which is added if there is none. */
export async function caseStudy(services: TestServices): Promise<number> {
  const stored = await services.db.selectFrom('caseStudies').select('id').executeTakeFirst();
  if (stored) return stored.id;
  const added = services.db.insertInto('caseStudies').values(aCaseStudy()).returning('id');
  return (await added.executeTakeFirstOrThrow()).id;
}

/** Adds a picture to the only case study, unless it has one; returns its id. */
export async function picturedCaseStudy(services: TestServices): Promise<number> {
  const id = await caseStudy(services);
  const { type, bytes } = await aPicture();
  const picture = { caseStudyId: id, type, bytes, digest: '0'.repeat(32), createdAt: services.clock.now };
  const added = services.db.insertInto('caseStudyPictures').values(picture);
  await added.onConflict((conflict) => conflict.doNothing()).execute();
  return id;
}

/** All rows except sessions, and the audit log, which also records reading. */
export async function readState({ db }: TestServices): Promise<unknown> {
  const rows = await readDatabase(db);
  return Object.entries(rows).filter(([table]) => !['audit_log', 'sessions'].includes(table));
}
