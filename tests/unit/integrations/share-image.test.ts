import { openPainter } from '#integrations/share-image.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const paint = await openPainter();

/** Returns the fraction of dark pixels in a range of columns. */
async function inkIn(png: Buffer, left: number, width: number): Promise<number> {
  const area = sharp(png).extract({ left, top: 130, width, height: 440 }).greyscale().threshold(128);
  const { data } = await area.raw().toBuffer({ resolveWithObject: true });
  return data.filter((value) => value === 0).length / data.length;
}

test('an Arabic title starts on the right, with the picture on the left', async () => {
  const title = 'تنظيف المكاتب';
  const [arabic, dutch] = await Promise.all([
    paint({ locale: 'ar', title, picture: 'services/office' }),
    paint({ locale: 'nl', title: 'Kantoor', picture: 'services/office' }),
  ]);
  expect(await inkIn(arabic, 1080, 70)).toBeGreaterThan(0.02);
  expect(await inkIn(arabic, 480, 60)).toBe(0);
  expect(await inkIn(dutch, 54, 70)).toBeGreaterThan(0.02);
  expect(await inkIn(dutch, 660, 60)).toBe(0);
});
