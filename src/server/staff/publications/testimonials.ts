/** The page on which staff approves, corrects and features testimonials. */
import { logAction } from '#server/staff/audit.ts';
import { draftOf, parseFields, problemsOf, readRowNumber } from '#server/staff/fields.ts';
import { isStep } from '#domain/staff/statuses.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Database } from '#server/database/database.ts';
import { Refusal } from '#server/http/answers.ts';
import type { Fields } from '#server/http/body.ts';
import { answerDone, answerStaffPage } from '#server/staff/answers.ts';
import { changeRequest } from '#server/staff/requests/change.ts';
import { takeStep } from '#server/staff/requests/status.ts';
import type { PageOptions, StaffRoute, StaffVisit } from '#server/staff/visit.ts';
import {
  editTestimonialSchema,
  featureSchema,
  reviewSchema,
  testimonialActions,
  testimonialListPath,
  testimonialParameters,
  testimonialsPath,
  testimonialStatuses,
  type TestimonialRow,
  type TestimonialStatus,
} from '#contracts/staff/publications.ts';
import { addParameter, decidedParameter, type Draft } from '#contracts/staff/frame.ts';
import { sql } from 'kysely';

const permission = 'publications.change';
const pageSize = 50;

export const testimonialsRoute: StaffRoute = {
  path: testimonialsPath,
  permission: 'publications.read',
  show: (visit) => answerList(visit, statusOf(visit.url.searchParams.get(testimonialParameters.status))),
  actions: {
    [testimonialActions.status]: { permission, act: review },
    [testimonialActions.feature]: { permission, act: feature },
    [testimonialActions.edit]: {
      permission,
      act: edit,
      redisplay: {
        labels: { tekst: 'Tekst', naam: 'Naam' },
        schema: editTestimonialSchema,
        show: (visit, fields, options) =>
          answerList(visit, 'pending', { ...options, draft: draftOf(editTestimonialSchema, fields) }),
      },
    },
  },
};

const stale = {
  status: 409,
  problem: 'Een collega was u voor. Uw wijziging is niet bewaard; hieronder staat hoe het nu is.',
};

async function answerList(
  visit: StaffVisit,
  status: TestimonialStatus,
  { draft, ...options }: PageOptions & { draft?: Draft } = {},
): Promise<Response> {
  const { services, url } = visit;
  const before = readRowNumber(url.searchParams.get(testimonialParameters.before));
  const [found, counts] = await Promise.all([
    listTestimonials(services.db, status, before),
    countTestimonials(services.db),
  ]);
  const rows = found.slice(0, pageSize);
  const next = found.length > pageSize ? rows.at(-1)?.id : undefined;
  await logAction(visit, 'testimonials.listed', { rows: rows.length });
  return answerStaffPage(visit, 'testimonials', { status, rows, next, counts, draft }, options);
}

/** Approves or rejects a testimonial, or withdraws its approval. */
async function review(visit: StaffVisit, fields: Fields): Promise<Response> {
  const { referentie: reference, van: from, naar: to } = parseFields(reviewSchema, fields);
  if (!isStep('testimonial', from, to)) throw new Refusal(422, 'answers.unreadable');
  const { userId } = visit.session;
  const result = await takeStep(visit.services, { reference, kind: 'testimonial', from, to, userId });
  if (result !== 'done') return answerList(visit, statusOf(from), stale);
  const path = addParameter(testimonialListPath(statusOf(from)), decidedParameter, reference);
  return answerDone(visit, path, to === 'approved' ? 'getoond' : 'verborgen');
}

/** Corrects the text and the name before approval, and keeps the original ones. */
async function edit(visit: StaffVisit, fields: Fields): Promise<Response> {
  const parsed = editTestimonialSchema.safeParse(fields);
  if (!parsed.success) {
    const errors = problemsOf<'naam' | 'tekst'>(parsed.error.issues);
    if (!errors.tekst && !errors.naam) throw new Refusal(422, 'answers.unreadable');
    return answerList(visit, 'pending', {
      status: 422,
      draft: draftOf(editTestimonialSchema, fields, errors),
    });
  }
  const { referentie: reference, was, tekst: text, naam: name } = parsed.data;
  const isChanged = await changeRequest(visit, {
    reference,
    event: { kind: 'edited' },
    statement: sql`
      update testimonials set testimonial_text = ${text}, customer_name = ${name},
        original_text = nullif(coalesce(original_text, testimonial_text), ${text}),
        original_name = nullif(coalesce(original_name, customer_name), ${name})
      where reference = ${reference} and status = 'pending'
        and testimonial_text = ${was.replaceAll('\r\n', '\n')} returning reference`,
  });
  if (!isChanged)
    return answerList(visit, 'pending', { ...stale, draft: draftOf(editTestimonialSchema, fields) });
  return answerDone(visit, testimonialListPath('pending'), 'aangepast');
}

async function feature(visit: StaffVisit, fields: Fields): Promise<Response> {
  const { referentie: reference, van: from } = parseFields(featureSchema, fields);
  const wasFeatured = from === 'ja';
  const isChanged = await changeRequest(visit, {
    reference,
    event: { kind: wasFeatured ? 'unfeatured' : 'featured' },
    statement: sql`
      update testimonials set is_featured = ${!wasFeatured}
      where reference = ${reference} and is_featured = ${wasFeatured} and is_approved returning reference`,
  });
  if (!isChanged) return answerList(visit, 'approved', stale);
  return answerDone(visit, testimonialListPath('approved'), wasFeatured ? 'gewoon' : 'uitgelicht');
}

/**
 * SQL condition that excludes quarantined testimonials, which staff releases or discards on their
 * request pages.
 */
const isReleased = sql<boolean>`quarantine_reasons = '{}'`;

function listTestimonials(db: Database, status: TestimonialStatus, before: number | undefined) {
  return db
    .selectFrom('testimonials')
    .select(['id', 'reference', 'customerName', 'consentsToName', 'company', 'location', 'rating'])
    .select(['testimonialText', 'originalText', 'originalName', 'createdAt', 'isFeatured', 'isExample'])
    .select((eb) => [
      // Check constraints of the table allow only these values.
      eb.ref('service').$castTo<TestimonialRow['service']>().as('service'),
      eb.ref('locale').$castTo<Locale>().as('locale'),
      eb.ref('status').$castTo<TestimonialStatus>().as('status'),
    ])
    .where('status', '=', status)
    .where(isReleased)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute();
}

async function countTestimonials(db: Database): Promise<Record<TestimonialStatus, number>> {
  const { rows } = await sql<{ status: TestimonialStatus; count: number }>`
    select status, count(*)::int as count from testimonials where ${isReleased} group by status`.execute(db);
  const counts = Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  return { pending: 0, approved: 0, rejected: 0, ...counts };
}

function statusOf(text: string | null): TestimonialStatus {
  return testimonialStatuses.find((status) => status === text) ?? 'pending';
}
