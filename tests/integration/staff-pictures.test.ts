/** The picture of a case study: uploaded, shown to staff, passed to the build, removed. */
import { pictureTypes } from '#domain/picture-type.ts';
import { maxUploadBytes } from '#server/http/body.ts';
import { listPictures, listPublished } from '#server/published/published.ts';
import { casePicturePath } from '#contracts/case-study.ts';
import {
  caseStudyActions,
  caseStudyPath,
  caseStudyPicturePath,
  maxPictureBytes,
} from '#contracts/staff/publications.ts';
import { shrinkPictures } from '#integrations/case-pictures.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { aCaseStudy } from '../support/case-study.ts';
import { aPicture } from '../support/pictures.ts';
import { getStaffPage, postStaffUpload, sessionPerTest } from '../support/staff.ts';
import { servicesPerTest } from '../support/test-services.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const alt = 'Een schoonmaker dweilt de gang van een praktijk.';

const services = servicesPerTest();
const session = sessionPerTest(services, 'operations-manager');

function save(fields: Record<string, string | File>, id: number | 'nieuw' = 'nieuw', versie = '0') {
  const form = { ...aCaseStudy({ isPublished: 'on' }), versie, actie: caseStudyActions.save, ...fields };
  return postStaffUpload(services, caseStudyPath(id), form, session);
}

const fileOf = (bytes: Uint8Array, name = 'foto.jpg', type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type });

/** Saves a case study with a picture; returns its id. */
async function withPicture(): Promise<number> {
  const { bytes } = await aPicture();
  expect((await save({ foto: fileOf(bytes), imageAlt: alt })).status).toBe(303);
  const { id } = await services.db.selectFrom('caseStudies').select('id').executeTakeFirstOrThrow();
  return id;
}

const published = async () => (await listPublished(services.db)).caseStudies;

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
    expect((await save({ imageAlt: '' }, id, '1')).status).toBe(422);
  });

  test('of a body larger than any picture is not read', async () => {
    const { status } = await save({ foto: fileOf(Buffer.alloc(maxUploadBytes)), imageAlt: alt });
    expect(status).toBe(413);
  });
});

describe('a picture', () => {
  test('is shown to staff as nothing but a picture', async () => {
    const id = await withPicture();
    const { status, headers } = await getStaffPage(services, caseStudyPicturePath(id), session);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
    expect((await getStaffPage(services, caseStudyPicturePath(999), session)).status).toBe(404);
  });

  test('is kept when nothing is chosen, replaced, and removed', async () => {
    const id = await withPicture();
    const [before] = await published();
    expect((await save({ imageAlt: alt, title: 'Anders' }, id, '1')).status).toBe(303);
    expect(await published()).toMatchObject([{ title: 'Anders', imageUrl: before?.imageUrl }]);
    const { bytes } = await aPicture('image/png', 90);
    expect((await save({ imageAlt: alt, foto: fileOf(bytes) }, id, '2')).status).toBe(303);
    const [after] = await published();
    expect(after?.imageUrl).not.toBe(before?.imageUrl);
    expect((await save({ fotoWeg: 'on' }, id, '3')).status).toBe(303);
    expect(await published()).toMatchObject([{ imageUrl: null, imageAlt: null }]);
    expect(await services.db.selectFrom('caseStudyPictures').selectAll().execute()).toEqual([]);
  });

  test('is not changed by the second of two edits, and is removed with its case study', async () => {
    const id = await withPicture();
    const { bytes } = await aPicture('image/png', 90);
    expect((await save({ imageAlt: alt, foto: fileOf(bytes) }, id, '0')).status).toBe(409);
    const [row] = await services.db.selectFrom('caseStudyPictures').select('type').execute();
    expect(row?.type).toBe('image/jpeg');
    await save({ actie: caseStudyActions.remove }, id, '1');
    expect(await services.db.selectFrom('caseStudyPictures').selectAll().execute()).toEqual([]);
  });
});

const shrink = (pictures: Parameters<typeof shrinkPictures>[0], directory: string) =>
  shrinkPictures(pictures, pathToFileURL(`${directory}/`));

test('a build has each width in the shape of the site, without what the camera wrote into it', async () => {
  await withPicture();
  const directory = await temporaryFolder();
  const pictures = await listPictures(services.db);
  expect(await shrink(pictures, directory)).toEqual([]);
  for (const [width, height] of [
    [480, 320],
    [960, 640],
    [1440, 960],
  ] as const) {
    const file = await readFile(join(directory, casePicturePath(pictures[0]?.digest ?? '', width)));
    const { exif, ...made } = await sharp(file).metadata();
    expect(made).toMatchObject({ format: 'webp', width, height });
    expect(exif).toBeUndefined();
  }
});
