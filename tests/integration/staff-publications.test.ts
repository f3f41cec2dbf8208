/**
 * Published content: testimonials that staff approves, and case studies that staff writes, with
 * their pictures.
 */
import { listPublished, listPictures } from '#server/published/published.ts';
import {
  caseStudiesPath,
  caseStudyActions,
  caseStudyPath,
  testimonialActions,
} from '#contracts/staff/publications.ts';
import { testimonialsPath, caseStudyPicturePath, maxPictureBytes } from '#contracts/staff/publications.ts';
import { pictureTypes } from '#domain/picture-type.ts';
import { maxUploadBytes } from '#server/http/body.ts';
import { casePicturePath } from '#contracts/case-study.ts';
import { shrinkPictures } from '#integrations/case-pictures.ts';
import { describe, expect, test } from 'vitest';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { aCaseStudy } from '../support/case-study.ts';
import { sendRequest } from '../support/forms.ts';
import { postStaffUpload, staffPerTest } from '../support/staff.ts';
import { aPicture } from '../support/pictures.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const { services, session, open, send } = staffPerTest('operations-manager');

const post = (path: string, actie: string, fields: Record<string, string>) =>
  send(path, { actie, ...fields });

describe('a testimonial', () => {
  const testimonial = (changes: Record<string, unknown> = {}) =>
    sendRequest(services, 'testimonial', changes);
  const judge = (referentie: string, van: string, naar: string) =>
    post(testimonialsPath, testimonialActions.status, { referentie, van, naar });
  const feature = (referentie: string, van: string) =>
    post(testimonialsPath, testimonialActions.feature, { referentie, van });
  const edit = (referentie: string, was: string, tekst: string, naam = 'Karin') =>
    post(testimonialsPath, testimonialActions.edit, { referentie, was, tekst, naam });
  const approved = async () => (await listPublished(services.db)).testimonials;

  test('is published once the first of two users approves it, until it is rejected', async () => {
    const reference = await testimonial();
    expect(await approved()).toEqual([]);
    const { location } = await judge(reference, 'pending', 'approved');
    const { page } = await open(location ?? '');
    expect(page.querySelector('[role="status"]')?.text).toContain('Sanne Bakker');
    const late = await judge(reference, 'pending', 'rejected');
    expect([late.status, late.page.text.includes('Een collega was u voor.')]).toEqual([409, true]);
    expect(await approved()).toMatchObject([{ customerName: 'Sanne Bakker', isFeatured: false }]);
    expect((await feature(reference, 'nee')).status).toBe(303);
    expect(await approved()).toMatchObject([{ isFeatured: true }]);
    expect((await judge(reference, 'approved', 'rejected')).status).toBe(303);
    expect(await approved()).toEqual([]);
  });

  test("is corrected before its publication, and keeps the author's text", async () => {
    const own = 'De plannig\nklopt.';
    const reference = await testimonial({ testimonialText: own, customerName: 'Karin' });
    const columns = ['testimonialText', 'customerName', 'originalText', 'originalName'] as const;
    const read = () => services.db.selectFrom('testimonials').select(columns).executeTakeFirstOrThrow();
    const right = 'De planning\nklopt.';
    const posted = own.replace('\n', '\r\n');
    await edit(reference, posted, right);
    await edit(reference, right, posted);
    expect(await read()).toMatchObject({ testimonialText: own, originalText: null });
    expect((await edit(reference, posted, right, 'K. de Boer')).status).toBe(303);
    const corrected = { testimonialText: right, customerName: 'K. de Boer' };
    expect(await read()).toEqual({ ...corrected, originalText: own, originalName: 'Karin' });
    const late = await edit(reference, own, 'Iets anders.', 'K. de Boer');
    expect(late.status).toBe(409);
    expect(late.page.querySelector('textarea')?.textContent).toBe('Iets anders.');
    expect(late.page.querySelector('[data-original]')?.text).toContain('De plannig');
    const empty = await edit(reference, right, ' ', 'K. de Boer');
    expect(empty.status).toBe(422);
    expect(empty.page.querySelector('textarea')?.getAttribute('aria-invalid')).toBe('true');
    await judge(reference, 'pending', 'approved');
    expect(await approved()).toMatchObject([corrected]);
    expect(JSON.stringify(await approved())).not.toContain('plannig');
    expect((await edit(reference, right, 'Te laat.', 'K. de Boer')).status).toBe(409);
    expect(await read()).toMatchObject(corrected);
  });

  test('in quarantine is neither offered for approval nor approved', async () => {
    const reference = await testimonial();
    const suspect = { quarantineReasons: ['honeypot'] };
    await services.db.updateTable('testimonials').set(suspect).where('reference', '=', reference).execute();
    const { page } = await open(testimonialsPath);
    expect(page.text).toContain('Er wacht geen ervaring op een besluit.');
    expect(page.querySelector('[aria-current="true"]')?.text).toContain('0');
    expect((await judge(reference, 'pending', 'approved')).status).toBe(409);
    expect(await approved()).toEqual([]);
  });
});

function save(fields: Record<string, string | File>, id: number | 'nieuw' = 'nieuw', version = 0) {
  const form = { ...aCaseStudy({ isPublished: 'on' }), versie: String(version), ...fields };
  return postStaffUpload(services, caseStudyPath(id), { actie: caseStudyActions.save, ...form }, session);
}

const rows = () => services.db.selectFrom('caseStudies').selectAll().orderBy('id').execute();
const firstId = async () => (await rows())[0]?.id ?? 0;
const published = async () => (await listPublished(services.db)).caseStudies;

describe('a case study', () => {
  test('is written, published, changed and removed', async () => {
    expect((await save({ isPublished: '' })).location).toBe(`${caseStudiesPath}?gedaan=concept`);
    const id = await firstId();
    expect(await published()).toEqual([]);
    expect((await save({}, id, 1)).status).toBe(303);
    const { title } = aCaseStudy();
    expect(await published()).toMatchObject([{ title, imageUrl: null, isFeatured: false }]);
    expect((await post(caseStudyPath(id), caseStudyActions.remove, { versie: '2' })).status).toBe(303);
    expect(await rows()).toEqual([]);
    const log = await services.db.selectFrom('auditLog').select('action').orderBy('id').execute();
    const steps = ['added', 'changed', 'removed'].map((step) => `case-study.${step}`);
    expect(log.map(({ action }) => action)).toEqual(steps);
  });

  test('without a title, or with one of more than 200 characters, is refused, and the typed text is kept', async () => {
    const { status, page } = await save({ title: '', solution: 'Zo deden wij het.' });
    expect(status).toBe(422);
    expect(page.querySelector('#title-error')?.text).toContain('Geef het verhaal een titel.');
    expect(page.querySelector('#title')?.getAttribute('aria-invalid')).toBe('true');
    expect(page.querySelector('#solution')?.text).toBe('Zo deden wij het.');
    expect((await save({ title: 'x'.repeat(201) })).status).toBe(422);
    expect(await rows()).toEqual([]);
  });

  test('is changed by one of two concurrent edits, and not removed by an outdated form', async () => {
    await save({});
    const id = await firstId();
    const answers = await Promise.all(['Van de een', 'Van de ander'].map((title) => save({ title }, id, 1)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    const lost = answers.find(({ status }) => status === 409)?.page;
    expect(lost?.querySelector('#title')?.getAttribute('value')).toMatch(/^Van de/);
    expect(await rows()).toMatchObject([{ version: 2 }]);
    expect((await post(caseStudyPath(id), caseStudyActions.remove, { versie: '1' })).status).toBe(409);
  });
});

const alt = 'Een schoonmaker dweilt de gang van een praktijk.';

const fileOf = (bytes: Uint8Array, name = 'foto.jpg', type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type });

/** Saves a case study with a picture; returns its id. */
async function withPicture(): Promise<number> {
  const { bytes } = await aPicture();
  expect((await save({ foto: fileOf(bytes), imageAlt: alt })).status).toBe(303);
  return firstId();
}

describe('an upload', () => {
  test.each(pictureTypes)('of the type %s is stored under the type of its bytes', async (type) => {
    const { bytes } = await aPicture(type);
    // The browser's content type is not trusted.
    expect((await save({ foto: fileOf(bytes, 'x.html', 'text/html'), imageAlt: alt })).status).toBe(303);
    const [row] = await services.db.selectFrom('caseStudyPictures').selectAll().execute();
    expect(row).toMatchObject({ type, bytes });
    const imageUrl = casePicturePath(row?.digest ?? '', 960);
    expect(await published()).toMatchObject([{ imageUrl, imageAlt: alt }]);
  });

  test.each([
    ['that is no picture', Buffer.from('<svg onload="alert(1)"/>'), 'geen foto'],
    ['that is too large', Buffer.alloc(maxPictureBytes + 1, 0xff), 'groter dan 4 MB'],
  ])('%s is rejected at its field, and the rest is restored', async (_, bytes, problem) => {
    const { status, page } = await save({ foto: fileOf(bytes), imageAlt: alt });
    expect(status).toBe(422);
    expect(page.querySelector('#foto-error')?.text).toContain(problem);
    expect(page.querySelector('#foto')?.getAttribute('aria-describedby')).toContain('foto-error');
    expect(page.querySelector('#title')?.getAttribute('value')).toBe(aCaseStudy().title);
    expect(await published()).toEqual([]);
  });

  test('needs an alternative text, and so does an existing picture', async () => {
    const { bytes } = await aPicture();
    const { status, page } = await save({ foto: fileOf(bytes) });
    expect(status).toBe(422);
    expect(page.querySelector('#imageAlt-error')?.text).toContain('Beschrijf');
    const id = await withPicture();
    expect((await save({ imageAlt: '' }, id, 1)).status).toBe(422);
  });

  test('of a body larger than any picture is not read', async () => {
    const { status } = await save({ foto: fileOf(Buffer.alloc(maxUploadBytes)), imageAlt: alt });
    expect(status).toBe(413);
  });
});

describe('a picture', () => {
  test('is served to staff with headers that let it be nothing but a picture', async () => {
    const id = await withPicture();
    const { status, headers } = await open(caseStudyPicturePath(id));
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
    expect((await open(caseStudyPicturePath(999))).status).toBe(404);
  });

  test('is kept when nothing is chosen, replaced, and removed', async () => {
    const id = await withPicture();
    const [before] = await published();
    expect((await save({ imageAlt: alt, title: 'Anders' }, id, 1)).status).toBe(303);
    expect(await published()).toMatchObject([{ title: 'Anders', imageUrl: before?.imageUrl }]);
    const { bytes } = await aPicture('image/png', 90);
    expect((await save({ imageAlt: alt, foto: fileOf(bytes) }, id, 2)).status).toBe(303);
    const [after] = await published();
    expect(after?.imageUrl).not.toBe(before?.imageUrl);
    expect((await save({ fotoWeg: 'on' }, id, 3)).status).toBe(303);
    expect(await published()).toMatchObject([{ imageUrl: null, imageAlt: null }]);
    expect(await services.db.selectFrom('caseStudyPictures').selectAll().execute()).toEqual([]);
  });

  test('is not changed by the second of two edits, and is removed with its case study', async () => {
    const id = await withPicture();
    const { bytes } = await aPicture('image/png', 90);
    expect((await save({ imageAlt: alt, foto: fileOf(bytes) }, id, 0)).status).toBe(409);
    const [row] = await services.db.selectFrom('caseStudyPictures').select('type').execute();
    expect(row?.type).toBe('image/jpeg');
    await save({ actie: caseStudyActions.remove }, id, 1);
    expect(await services.db.selectFrom('caseStudyPictures').selectAll().execute()).toEqual([]);
  });
});

test('a build has each picture in every width, with the aspect ratio 3:2 and without EXIF data', async () => {
  await withPicture();
  const directory = await temporaryFolder();
  const pictures = await listPictures(services.db);
  expect(await shrinkPictures(pictures, pathToFileURL(`${directory}/`))).toEqual([]);
  for (const width of [480, 960, 1440] as const) {
    const file = await readFile(join(directory, casePicturePath(pictures[0]?.digest ?? '', width)));
    const { exif, ...made } = await sharp(file).metadata();
    expect(made).toMatchObject({ format: 'webp', width, height: (width * 2) / 3 });
    expect(exif).toBeUndefined();
  }
});
