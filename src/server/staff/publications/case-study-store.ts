/** Reads and changes case studies; each change is one statement including its audit entry. */
import type { Picture } from '#domain/picture-type.ts';
import type { Database } from '#server/database/database.ts';
import { changeWithAudit } from '#server/audit.ts';
import { auditEntry } from '#server/staff/audit.ts';
import type { CaseStudyInput, CaseStudyRow } from '#contracts/staff/publications.ts';
import type { StaffVisit } from '#server/staff/visit.ts';
import { sql, type RawBuilder } from 'kysely';
import { createHash } from 'node:crypto';

/** Lists all case studies, newest first. */
export function listCaseStudies(db: Database): Promise<CaseStudyRow[]> {
  return selectCaseStudies(db).orderBy('id', 'desc').execute();
}

/** Finds a case study by its id. */
export function findCaseStudy(db: Database, id: number): Promise<CaseStudyRow | undefined> {
  return selectCaseStudies(db).where('id', '=', id).executeTakeFirst();
}

function selectCaseStudies(db: Database) {
  return db
    .selectFrom('caseStudies')
    .select(['id', 'title', 'company', 'industry', 'challenge', 'solution', 'results', 'imageAlt'])
    .select(['isPublished', 'isFeatured', 'isExample', 'version', 'createdAt'])
    .select(
      sql<boolean>`exists (select from case_study_pictures where case_study_id = case_studies.id)`.as(
        'hasPicture',
      ),
    );
}

/** Finds the picture of a case study, with its bytes in base64. */
export async function findPicture(db: Database, id: number) {
  return db
    .selectFrom('caseStudyPictures')
    .select(['type', sql<string>`encode(bytes, 'base64')`.as('base64')])
    .where('caseStudyId', '=', id)
    .executeTakeFirst();
}

export function addCaseStudy(visit: StaffVisit, input: CaseStudyInput, picture?: Picture): Promise<boolean> {
  const columns = sql.join(Object.keys(input).map((name) => sql.ref(name)));
  const statement = sql`
    insert into case_studies (${columns}, created_at)
    values (${sql.join(Object.values(input))}, ${visit.services.now()}) returning id`;
  return change(visit, 'case-study.added', statement, picture);
}

/** Stores an edit; false when somebody else changed or removed the case study first. */
export function updateCaseStudy(
  visit: StaffVisit,
  { id, version }: Pick<CaseStudyRow, 'id' | 'version'>,
  input: CaseStudyInput,
  picture?: Picture | 'none',
): Promise<boolean> {
  const assignments = Object.entries(input).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const statement = sql`
    update case_studies set ${sql.join(assignments)}, version = version + 1
    where id = ${id} and version = ${version} returning id`;
  return change(visit, 'case-study.changed', statement, picture);
}

/** Removes a case study; false when somebody else changed or removed it first. */
export function removeCaseStudy(
  visit: StaffVisit,
  { id, version }: Pick<CaseStudyRow, 'id' | 'version'>,
): Promise<boolean> {
  const statement = sql`delete from case_studies where id = ${id} and version = ${version} returning id`;
  return change(visit, 'case-study.removed', statement);
}

function change(
  visit: StaffVisit,
  action: string,
  statement: RawBuilder<unknown>,
  picture?: Picture | 'none',
): Promise<boolean> {
  const entry = auditEntry(visit, action);
  const pictured = sql`pictured as (${pictureChange(picture, entry.at)})`;
  return changeWithAudit(visit.services.db, entry, statement, [pictured]);
}

/** SQL statement that stores or removes the picture of the row in `changed`, or keeps it. */
function pictureChange(picture: Picture | 'none' | undefined, at: Date): RawBuilder<unknown> {
  if (picture === undefined) return sql`select`;
  if (picture === 'none')
    return sql`delete from case_study_pictures where case_study_id in (select id from changed)`;
  const { type, bytes } = picture;
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return sql`
    insert into case_study_pictures (case_study_id, type, bytes, digest, created_at)
    select id, ${type}, decode(${Buffer.from(bytes).toString('base64')}, 'base64'), ${digest}, ${at} from changed
    on conflict (case_study_id) do update set
      type = excluded.type, bytes = excluded.bytes, digest = excluded.digest, created_at = excluded.created_at`;
}
