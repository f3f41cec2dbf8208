import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { charactersOf, cutFont, subsetFonts } from '../../../scripts/assets/subset-fonts.ts';

const maxBytes: Record<string, number> = {
  // With its headers in the first ten packets (RFC 6928).
  'src/assets/fonts/latin.woff2': 14_200,
  'src/assets/fonts/arabic.woff2': 14_200,
};

test.each(subsetFonts)('$file is what its sheet says, and small', async (font) => {
  const kept = readFileSync(font.file);
  expect(kept.equals(await cutFont(font)), 'npm run fix:fonts').toBe(true);
  expect(kept.byteLength).toBeLessThanOrEqual(maxBytes[font.file] ?? 0);
});

test('a range of code points is the characters in it', () => {
  expect(charactersOf('unicode-range: U+0041-0043, U+20AC;')).toEqual(['A', 'B', 'C', '€']);
});

test('a sheet without a range is a mistake', () => {
  expect(() => charactersOf('a {}')).toThrow('no unicode-range');
});
