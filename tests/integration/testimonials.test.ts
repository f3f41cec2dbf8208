import caseStudies from '#functions/case-studies.ts';
import featured from '#functions/testimonials-featured.ts';
import testimonials from '#functions/testimonials.ts';
import type { EndpointContext } from '#server/http/answers.ts';
import { listCaseStudies, listTestimonials } from '#server/published/published.ts';
import { closeServices } from '#server/app/services.ts';
import { testimonialPath } from '#contracts/testimonial.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aTestimonial, forms, readRows, sendExample } from '../support/forms.ts';
import { postPage } from '../support/pages.ts';
import { bare } from '../support/requests.ts';
import { takeConsoleOutput } from '../support/silent-console.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestServices, type TestServices } from '../support/test-services.ts';

const { testimonial } = forms;
const context: EndpointContext = { ip: '192.0.2.1', waitUntil: () => undefined };

let services: TestServices;
beforeEach(async () => {
  const databaseUrl = await createTestDatabase();
  services = await createTestServices(databaseUrl);
  vi.stubEnv('DATABASE_URL', databaseUrl);
});
afterEach(async () => {
  await closeServices();
  vi.unstubAllEnvs();
});

const list = async (): Promise<unknown> => (await testimonials(bare(testimonialPath), context)).json();

function approve(customerName: string, changes: { isExample?: boolean } = {}) {
  const sent = services.db.updateTable('testimonials').where('customerName', '=', customerName);
  return sent.set({ status: 'approved', ...changes }).execute();
}

describe('a testimonial', () => {
  test('is stored unapproved, whatever it asks for', async () => {
    const wish = { isApproved: true, isFeatured: true, isExample: true, is_approved: true, id: 7 };
    const { body } = await sendExample(testimonial, services, wish);
    expect(body).toMatchObject({ reference: expect.stringMatching(/^ERV-/) });
    expect(await readRows(testimonial, services)).toMatchObject([
      {
        ...{ id: 1, customerName: 'Sanne Bakker', company: 'Praktijk Zuid', location: 'Utrecht' },
        ...{ service: 'Huisartsenpraktijk', rating: 4, consentsToName: true },
        ...{ isApproved: false, isFeatured: false, isExample: false },
      },
    ]);
    expect(await list()).toEqual([]);
  });

  test('that is refused without script keeps the others on its page', async () => {
    await sendExample(testimonial, services, { customerName: 'Old' });
    await approve('Old');
    const { response, page } = await postPage(services, '/testimonials', aTestimonial({ customerName: '' }));
    expect(response.status).toBe(422);
    expect(page.querySelector('[data-published]')?.text).toContain('Old');
  });
});

test('the list has the approved ones, newest first, with a name only where the customer agreed', async () => {
  await sendExample(testimonial, services, { customerName: 'Waits' });
  await sendExample(testimonial, services, { customerName: 'Old', company: '', location: '' });
  await sendExample(testimonial, services, { customerName: 'Shy', consentsToName: false, taal: 'ar' });
  await approve('Old');
  await approve('Shy');
  expect(await list()).toEqual([
    {
      ...{ id: 3, rating: 4, testimonialText: 'Elke ochtend zijn de kamers op tijd klaar.' },
      customerName: null,
      ...{ company: 'Praktijk Zuid', location: 'Utrecht', service: 'Huisartsenpraktijk', locale: 'ar' },
      ...{ isFeatured: false, isExample: false },
    },
    expect.objectContaining({ id: 2, customerName: 'Old', company: null, location: null, locale: 'nl' }),
  ]);
});

test('examples are shown as long as the facts of the company are invented, and not on a live site', async () => {
  const texts = { company: 'A', industry: 'B', challenge: 'C', solution: 'D', results: 'E' };
  const real = { title: 'Real', ...texts, isPublished: true };
  const example = { ...real, title: 'Example', isExample: true };
  await services.db.insertInto('caseStudies').values([real, example]).execute();
  await sendExample(testimonial, services, { customerName: 'Real' });
  await sendExample(testimonial, services, { customerName: 'Example' });
  await approve('Real');
  await approve('Example', { isExample: true });
  const { db } = services;
  const live = { withExamples: false };
  expect(await listTestimonials(db)).toMatchObject([{ isExample: true }, { customerName: 'Real' }]);
  expect(await listTestimonials(db, live)).toMatchObject([{ customerName: 'Real' }]);
  expect(await listCaseStudies(db)).toMatchObject([{ isExample: true }, { title: 'Real' }]);
  expect(await listCaseStudies(db, live)).toMatchObject([{ title: 'Real' }]);
});

describe.each([
  [testimonialPath, testimonials],
  ['/api/testimonials/featured', featured],
  ['/api/case-studies', caseStudies],
])('%s', (path, answer) => {
  test('is cached by the CDN, and revalidated by browsers', async () => {
    const { headers } = await answer(bare(path), context);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'netlify-cdn-cache-control': expect.stringMatching(
        /^public, durable, max-age=300, stale-while-revalidate=/,
      ),
      'netlify-cache-tag': path.includes('case') ? 'case-studies' : 'testimonials',
      'content-type': 'application/json',
      'x-content-type-options': 'nosniff',
    });
  });

  test('responds with 503, which is not cached, while the database is unavailable', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://nobody:x@127.0.0.1:1/none');
    const { status, headers } = await answer(bare(path), context);
    const { 'retry-after': retry, 'cache-control': cached } = Object.fromEntries(headers);
    expect([status, retry, cached]).toEqual([503, '30', 'no-store']);
    expect(headers.get('netlify-cdn-cache-control')).toBeNull();
    expect(takeConsoleOutput()).toMatchObject([expect.stringContaining('database unavailable')]);
  });
});
