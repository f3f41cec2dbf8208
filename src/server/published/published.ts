/**
 * What the company has published from its database: read by the build, and by the endpoints that
 * keep pages current.
 */
import type { Locale } from '#i18n/locales.ts';
import type { Database } from '#server/database/database.ts';
import type { PublishedCaseStudy } from '#submissions/case-study.ts';
import type { PublishedTestimonial } from '#submissions/testimonial.ts';

/** The approved testimonials, newest first; the name only where the customer agreed to that. */
export async function listTestimonials(
  db: Database,
  { featuredOnly = false }: { featuredOnly?: boolean } = {},
): Promise<PublishedTestimonial[]> {
  return db
    .selectFrom('testimonials')
    .select(['id', 'rating', 'testimonialText', 'company', 'location', 'isFeatured', 'isExample'])
    .select((eb) => [
      // The table's own checks allow these values only.
      eb.ref('service').$castTo<PublishedTestimonial['service']>().as('service'),
      eb.ref('locale').$castTo<Locale>().as('locale'),
      eb.case().when('consentsToName', '=', true).then(eb.ref('customerName')).end().as('customerName'),
    ])
    .where('isApproved', '=', true)
    .$if(featuredOnly, (query) => query.where('isFeatured', '=', true))
    .orderBy('id', 'desc')
    .execute();
}

/** The published case studies, newest first. */
export async function listCaseStudies(db: Database): Promise<PublishedCaseStudy[]> {
  return db
    .selectFrom('caseStudies')
    .select(['id', 'title', 'company', 'industry', 'challenge', 'solution', 'results'])
    .select(['imageUrl', 'isFeatured', 'isExample'])
    .where('isPublished', '=', true)
    .orderBy('id', 'desc')
    .execute();
}
