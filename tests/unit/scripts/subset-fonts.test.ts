import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cutFont, subsetFonts } from '../../../scripts/assets/subset-fonts.ts';

const maxBytes: Record<string, number> = {
  // Fits with its headers in the first ten packets (RFC 6928).
  'src/assets/fonts/latin.woff2': 14_200,
  'src/assets/fonts/arabic.woff2': 14_200,
};

test.each(subsetFonts)('$file matches its style sheet, and is small', async (font) => {
  const kept = readFileSync(font.file);
  expect(kept.equals(await cutFont(font)), 'npm run fix:fonts').toBe(true);
  expect(kept.byteLength).toBeLessThanOrEqual(maxBytes[font.file] ?? 0);
});
