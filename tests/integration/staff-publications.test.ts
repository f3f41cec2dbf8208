/** Published content: testimonials that staff approves, and case studies that it writes. */
import { listPublished } from '#server/published/published.ts';
import { staffFields } from '#contracts/staff/frame.ts';
import {
  caseStudiesPath,
  caseStudyActions,
  caseStudyPath,
  testimonialActions,
  testimonialsPath,
} from '#contracts/staff/publications.ts';
import { describe, expect, test } from 'vitest';
import { aCaseStudy } from '../support/case-study.ts';
import { sendRequest } from '../support/forms.ts';
import { getStaffPage, postStaffForm, sessionPerTest } from '../support/staff.ts';
import { servicesPerTest } from '../support/test-services.ts';

const services = servicesPerTest();
const session = sessionPerTest(services, 'operations-manager');

const post = (path: string, action: string, fields: Record<string, string>) =>
  postStaffForm(services, path, { [staffFields.action]: action, ...fields }, session);

describe('a testimonial', () => {
  const testimonial = (changes: Record<string, unknown> = {}) =>
    sendRequest(services, 'testimonial', changes);
  const judge = (referentie: string, van: string, naar: string) =>
    post(testimonialsPath, testimonialActions.status, { referentie, van, naar });
  const feature = (referentie: string, van: string) =>
    post(testimonialsPath, testimonialActions.feature, { referentie, van });
  const published = async () => (await listPublished(services.db)).testimonials;

  test('is published once it is approved, and no longer when that is taken back', async () => {
    const reference = await testimonial();
    expect(await published()).toEqual([]);
    expect((await judge(reference, 'pending', 'approved')).status).toBe(303);
    expect(await published()).toMatchObject([{ customerName: 'Sanne Bakker', isFeatured: false }]);
    expect((await feature(reference, 'nee')).status).toBe(303);
    expect(await published()).toMatchObject([{ isFeatured: true }]);
    expect((await judge(reference, 'approved', 'rejected')).status).toBe(303);
    expect(await published()).toEqual([]);
    // When approved again it is no longer featured.
    await judge(reference, 'rejected', 'approved');
    expect(await published()).toMatchObject([{ isFeatured: false }]);
  });

  test("is corrected before its publication, and keeps the author's text", async () => {
    const own = 'De plannig\nklopt.';
    const reference = await testimonial({ testimonialText: own, customerName: 'Karin' });
    const edit = (was: string, tekst: string, naam = 'K. de Boer') =>
      post(testimonialsPath, testimonialActions.edit, { referentie: reference, was, tekst, naam });
    const read = () =>
      services.db
        .selectFrom('testimonials')
        .select(['testimonialText', 'customerName', 'originalText', 'originalName'])
        .executeTakeFirstOrThrow();
    const right = 'De planning\nklopt.';
    expect((await edit(own.replace('\n', '\r\n'), right)).status).toBe(303);
    const corrected = { testimonialText: right, customerName: 'K. de Boer' };
    expect(await read()).toEqual({ ...corrected, originalText: own, originalName: 'Karin' });
    const late = await edit(own, 'Iets anders.');
    expect(late.status).toBe(409);
    expect(late.page.querySelector('textarea')?.textContent).toBe('Iets anders.');
    expect(late.page.querySelector('[data-original]')?.text).toContain('De plannig');
    const empty = await edit(right, ' ');
    expect(empty.status).toBe(422);
    expect(empty.page.querySelector('textarea')?.getAttribute('aria-invalid')).toBe('true');
    await judge(reference, 'pending', 'approved');
    expect(await published()).toMatchObject([corrected]);
    expect(JSON.stringify(await published())).not.toContain('plannig');
    expect((await edit(right, 'Te laat.')).status).toBe(409);
    expect(await read()).toMatchObject(corrected);
  });

  test('that gets its original text back counts as uncorrected', async () => {
    const reference = await testimonial({ testimonialText: 'Eerst.', customerName: 'Karin' });
    const edit = (was: string, tekst: string) =>
      post(testimonialsPath, testimonialActions.edit, { referentie: reference, was, tekst, naam: 'Karin' });
    await edit('Eerst.', 'Anders.');
    await edit('Anders.', 'Eerst.');
    const row = await services.db.selectFrom('testimonials').select('originalText').executeTakeFirst();
    expect(row).toEqual({ originalText: null });
  });

  test('in quarantine is not offered for approval', async () => {
    const reference = await testimonial();
    const suspect = { quarantineReasons: ['honeypot'] };
    await services.db.updateTable('testimonials').set(suspect).where('reference', '=', reference).execute();
    const { page } = await getStaffPage(services, testimonialsPath, session);
    expect(page.text).toContain('Er wacht geen ervaring op een besluit.');
    expect(page.querySelector('[aria-current="true"]')?.text).toContain('0');
  });

  test('is reviewed by one of two people, and the other gets a conflict', async () => {
    const reference = await testimonial();
    const { location } = await judge(reference, 'pending', 'rejected');
    const { page } = await getStaffPage(services, location ?? '', session);
    expect(page.querySelector('[role="status"]')?.text).toContain('Sanne Bakker');
    const late = await judge(reference, 'pending', 'approved');
    expect(late.status).toBe(409);
    expect(late.page.text).toContain('Een collega was u voor.');
    expect(await published()).toEqual([]);
  });
});

describe('a case study', () => {
  const save = (id: number | 'nieuw', version: number, changes: Record<string, string> = {}) =>
    post(caseStudyPath(id), caseStudyActions.save, { ...aCaseStudy(changes), versie: String(version) });
  const rows = () => services.db.selectFrom('caseStudies').selectAll().orderBy('id').execute();

  test('is written, published, changed and removed', async () => {
    expect((await save('nieuw', 0)).location).toBe(`${caseStudiesPath}?gedaan=concept`);
    const id = (await rows())[0]?.id ?? 0;
    expect((await listPublished(services.db)).caseStudies).toEqual([]);
    expect((await save(id, 1, { isPublished: 'on' })).status).toBe(303);
    expect((await listPublished(services.db)).caseStudies).toMatchObject([
      { title: aCaseStudy().title, imageUrl: null, isFeatured: false },
    ]);
    expect((await post(caseStudyPath(id), caseStudyActions.remove, { versie: '2' })).status).toBe(303);
    expect(await rows()).toEqual([]);
    const log = await services.db.selectFrom('auditLog').select('action').orderBy('id').execute();
    const steps = ['added', 'changed', 'removed'].map((step) => `case-study.${step}`);
    expect(log.map(({ action }) => action)).toEqual(steps);
  });

  test.each([
    ['title', '', 'Geef het verhaal een titel.'],
    ['title', 'x'.repeat(201), '200'],
  ])('with %s «%s» is refused with what was typed', async (name, value, message) => {
    const { status, page } = await save('nieuw', 0, { [name]: value, solution: 'Zo deden wij het.' });
    expect(status).toBe(422);
    expect(page.querySelector(`#${name}-error`)?.text).toContain(message);
    expect(page.querySelector(`#${name}`)?.getAttribute('aria-invalid')).toBe('true');
    expect(page.querySelector('#solution')?.text).toBe('Zo deden wij het.');
    expect(await rows()).toEqual([]);
  });

  test('is not changed under the hands of somebody else', async () => {
    await save('nieuw', 0);
    const id = (await rows())[0]?.id ?? 0;
    const titles = ['Van de een', 'Van de ander'];
    const answers = await Promise.all(titles.map((title) => save(id, 1, { title })));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    const lost = answers.find(({ status }) => status === 409)?.page;
    expect(lost?.querySelector('#title')?.getAttribute('value')).toMatch(/^Van de/);
    expect(await rows()).toMatchObject([{ version: 2 }]);
    expect((await post(caseStudyPath(id), caseStudyActions.remove, { versie: '1' })).status).toBe(409);
  });
});
