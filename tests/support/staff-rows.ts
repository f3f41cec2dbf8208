/** Rows that the forms of the workspace need. */
import { sql } from 'kysely';
import type { TestServices } from './test-services.ts';
import { aCaseStudy } from './case-study.ts';
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

/** The state that staff can change, as comparable rows. */
export async function readState(services: TestServices): Promise<unknown> {
  const { rows } = await sql`
    select (select jsonb_agg(r order by reference) from requests r) as requests,
      (select count(*)::int from request_events) as events, (select count(*)::int from outbox) as mails,
      (select jsonb_agg(u order by id) from users u) as users,
      (select count(*)::int from totp_secrets) as apps, (select count(*)::int from passkeys) as passkeys,
      (select count(*)::int from sessions where revoked_at is not null) as ended,
      (select jsonb_agg(c order by id) from case_studies c) as case_studies,
      (select count(*)::int from blocked_senders) as blocked,
      (select count(*)::int from suppressed_recipients) as suppressed,
      (select jsonb_agg(p.digest) from case_study_pictures p) as pictures,
      (select count(*)::int from closures) as closures,
      (select jsonb_agg(s order by id) from series s) as series`.execute(services.db);
  return rows;
}
