import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { charactersOf, cutFont, subsetFonts } from '../../../scripts/assets/subset-fonts.ts';

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

test('every character of the texts is in a font', () => {
  const read = (file: string) => readFileSync(file, 'utf8');
  const kept = subsetFonts.flatMap(({ sheet, without }) =>
    charactersOf(read(sheet)).filter((character) => !without?.test(character)),
  );
  const texts = globSync('src/{content,i18n}/**/*.{json,md,ts,yaml}', { exclude: ['src/i18n/staff'] });
  const characters = new Set(texts.map(read).join(''));
  expect(characters.size).toBeGreaterThan(150);
  // Soft hyphens and directional marks have no glyph.
  const foreign = [...characters].filter((sign) => !kept.includes(sign) && !/[\p{Cf}\s]/u.test(sign));
  expect(foreign).toEqual([]);
});
