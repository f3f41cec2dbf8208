import { listCaseStudies, listTestimonials } from '#server/published/published.ts';
import { expect, test } from 'vitest';
import { forms, readRows, sendExample } from '../support/forms.ts';
import { servicesPerTest } from '../support/test-services.ts';

const { testimonial } = forms;

const services = servicesPerTest();

function approve(customerName: string, changes: { isExample?: boolean; isFeatured?: boolean } = {}) {
  const sent = services.db.updateTable('testimonials').where('customerName', '=', customerName);
  return sent.set({ status: 'approved', ...changes }).execute();
}

test('a testimonial is stored unapproved, whatever else is sent with it', async () => {
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
  expect(await listTestimonials(services.db)).toEqual([]);
});

test('the list has the approved testimonials, newest first, with a name only where the customer agreed', async () => {
  await sendExample(testimonial, services, { customerName: 'Waits' });
  await sendExample(testimonial, services, { customerName: 'Old', company: '', location: '' });
  await sendExample(testimonial, services, { customerName: 'Shy', consentsToName: false, taal: 'ar' });
  await approve('Old', { isFeatured: true });
  await approve('Shy');
  expect(await listTestimonials(services.db)).toEqual([
    {
      ...{ id: 3, rating: 4, testimonialText: 'Elke ochtend zijn de kamers op tijd klaar.' },
      customerName: null,
      ...{ company: 'Praktijk Zuid', location: 'Utrecht', service: 'Huisartsenpraktijk', locale: 'ar' },
      ...{ isFeatured: false, isExample: false },
    },
    expect.objectContaining({ id: 2, customerName: 'Old', company: null, location: null, locale: 'nl' }),
  ]);
  expect(await listTestimonials(services.db, { featuredOnly: true })).toMatchObject([
    { customerName: 'Old' },
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
