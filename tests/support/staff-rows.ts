/** Rows that the forms of the workspace need. */
import type { TestServices } from './test-services.ts';
import { aCaseStudy } from './case-study.ts';
import { readDatabase } from './filled-database.ts';
import { aPicture } from './pictures.ts';

/** The id of the only case study. */
export async function caseStudy(services: TestServices): Promise<number> {
  const stored = await services.db.selectFrom('caseStudies').select('id').executeTakeFirst();
  if (stored) return stored.id;
  const added = services.db.insertInto('caseStudies').values(aCaseStudy()).returning('id');
  return (await added.executeTakeFirstOrThrow()).id;
}

/** The id of the only case study, which has a picture. */
export async function picturedCaseStudy(services: TestServices): Promise<number> {
  const id = await caseStudy(services);
  const { type, bytes } = await aPicture();
  const picture = { caseStudyId: id, type, bytes, digest: '0'.repeat(32), createdAt: services.clock.now };
  const added = services.db.insertInto('caseStudyPictures').values(picture);
  await added.onConflict((conflict) => conflict.doNothing()).execute();
  return id;
}

/** All rows but those of the audit log, to which reading adds, and of sessions. */
export async function readState({ db }: TestServices): Promise<unknown> {
  const rows = await readDatabase(db);
  return Object.entries(rows).filter(([table]) => !['audit_log', 'sessions'].includes(table));
}
