/** What the forms of the staff workspace need to be there before they are sent. */
import type { TestServices } from './test-services.ts';
import { aCaseStudy } from './case-study.ts';
import { forms, sendExample } from './forms.ts';

/** The number of the first mail. */
export async function firstMail(services: TestServices): Promise<string> {
  const { id } = await services.db.selectFrom('outbox').select('id').orderBy('id').executeTakeFirstOrThrow();
  return String(id);
}

/** The number of a closure, which is made when there is none. */
export async function aClosure(services: TestServices): Promise<string> {
  const present = await services.db.selectFrom('closures').select('id').executeTakeFirst();
  if (present) return String(present.id);
  const day = { firstDay: '2026-12-24', lastDay: '2026-12-24', startsAt: '00:00', endsAt: '24:00' };
  const { id } = await services.db
    .insertInto('closures')
    .values({ ...day, createdAt: services.clock.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** The reference of a demo booking. */
export async function demoBooking(services: TestServices): Promise<string> {
  const { body } = await sendExample(forms.appointment, services);
  await services.db.updateTable('requests').set({ isDemo: true }).execute();
  return (body as { reference: string }).reference;
}

/** The reference of a testimonial that stands so. */
export async function testimonial(services: TestServices, status = 'pending'): Promise<string> {
  const { body } = await sendExample(forms.testimonial, services);
  const sent = (body as { reference: string }).reference;
  await services.db.updateTable('testimonials').set({ status }).where('reference', '=', sent).execute();
  return sent;
}

/** The number of the one case study. */
export async function caseStudy(services: TestServices): Promise<number> {
  const stored = await services.db.selectFrom('caseStudies').select('id').executeTakeFirst();
  if (stored) return stored.id;
  const added = services.db.insertInto('caseStudies').values(aCaseStudy()).returning('id');
  return (await added.executeTakeFirstOrThrow()).id;
}

/** Sets the request apart, as for a release. */
export async function quarantine(services: TestServices): Promise<Record<string, unknown>> {
  await services.db
    .updateTable('callbackRequests')
    .set({ quarantineReasons: ['links'] })
    .execute();
  return {};
}
