/** Published content of the database, read by the build and by endpoints. */
import { placeholders } from '#company';
import type { Locale } from '#i18n/locales.ts';
import type { Database } from '#server/database/database.ts';
import type { Published } from '#contracts/published.ts';
import { casePicturesPath, casePictureWidths, type PublishedCaseStudy } from '#contracts/case-study.ts';
import type { PublishedTestimonial } from '#contracts/testimonial.ts';
import { sql } from 'kysely';
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The published content with the picture files, for a build. */
export interface PublishedWithPictures extends Published {
  pictures?: StoredPicture[];
}

/** Reads the published content and the pictures, for a build. */
export async function listWithPictures(db: Database): Promise<PublishedWithPictures> {
  return { ...(await listPublished(db)), pictures: await listPictures(db) };
}

export async function listPublished(db: Database): Promise<Published> {
  return { testimonials: await listTestimonials(db), caseStudies: await listCaseStudies(db) };
}

/** Returns a digest of the published content, including its order. */
export function digestOf({ testimonials, caseStudies }: Published): string {
  return hash('sha256', JSON.stringify([testimonials, caseStudies]), 'base64url');
}

/**
 * Reads the metadata of a build from its folder: the digest of the published content, the next day
 * (`yyyy-MM-dd`, Amsterdam) on which an article appears or expires, and when the site was built.
 */
export async function readBuilt(
  siteDirectory: string,
): Promise<{ digest: string; nextChange: string | undefined; builtAt: Date | undefined }> {
  const text = await readFile(join(siteDirectory, 'client/published.txt'), 'utf8');
  const [digest = '', nextChange, builtAt] = text.trim().split('\n');
  return { digest, nextChange: nextChange || undefined, builtAt: builtAt ? new Date(builtAt) : undefined };
}

/**
 * True while the facts of the company are placeholders, as before going live. Only then sample rows
 * are shown.
 */
const showsExamples = placeholders.length > 0;

/**
 * Lists the approved testimonials, newest first, with the name only where the customer consented.
 */
export async function listTestimonials(
  db: Database,
  { featuredOnly = false, withExamples = showsExamples } = {},
): Promise<PublishedTestimonial[]> {
  return db
    .selectFrom('testimonials')
    .select(['id', 'rating', 'testimonialText', 'company', 'location', 'isFeatured', 'isExample'])
    .select((eb) => [
      // Check constraints of the table allow only these values.
      eb.ref('service').$castTo<PublishedTestimonial['service']>().as('service'),
      eb.ref('locale').$castTo<Locale>().as('locale'),
      eb.case().when('consentsToName', '=', true).then(eb.ref('customerName')).end().as('customerName'),
    ])
    .where('isApproved', '=', true)
    .$if(featuredOnly, (query) => query.where('isFeatured', '=', true))
    .$if(!withExamples, (query) => query.where('isExample', '=', false))
    .orderBy('id', 'desc')
    .execute();
}

/** The URL of the uploaded picture in its middle width. */
const imageUrl = sql<string | null>`
  ${casePicturesPath} || '/' || digest || ${`-${String(casePictureWidths[1])}.webp`}::text`;

export interface StoredPicture {
  digest: string;
  base64: string;
}

/** Lists the pictures of published case studies, for a build. */
export function listPictures(db: Database): Promise<StoredPicture[]> {
  return db
    .selectFrom('caseStudyPictures')
    .innerJoin('caseStudies', 'caseStudies.id', 'caseStudyPictures.caseStudyId')
    .select(['digest', sql<string>`encode(bytes, 'base64')`.as('base64')])
    .where('isPublished', '=', true)
    .execute();
}

/** Lists the published case studies, newest first. */
export async function listCaseStudies(
  db: Database,
  { withExamples = showsExamples } = {},
): Promise<PublishedCaseStudy[]> {
  return db
    .selectFrom('caseStudies')
    .select(['id', 'title', 'company', 'industry', 'challenge', 'solution', 'results'])
    .leftJoin('caseStudyPictures', 'caseStudyPictures.caseStudyId', 'caseStudies.id')
    .select(['imageAlt', 'isFeatured', 'isExample'])
    .select(imageUrl.as('imageUrl'))
    .where('isPublished', '=', true)
    .$if(!withExamples, (query) => query.where('isExample', '=', false))
    .orderBy('id', 'desc')
    .execute();
}
