import { logo } from '#server/mail/logo.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawLogo } from '../../../scripts/draw-mail-logo.ts';

const pixelsOf = (picture: Buffer) =>
  sharp(picture).toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** Another release of the library may choose a neighbouring colour of the palette. */
const tolerance = 16;

test('the logo of mails is the one of the site', async () => {
  const [drawn, kept] = await Promise.all([
    pixelsOf(await drawLogo()),
    pixelsOf(Buffer.from(logo, 'base64')),
  ]);
  expect(kept.info).toMatchObject({ width: drawn.info.width, height: drawn.info.height });
  const far = drawn.data.filter((value, index) => Math.abs(value - (kept.data[index] ?? 0)) > tolerance);
  expect(far).toHaveLength(0);
});
