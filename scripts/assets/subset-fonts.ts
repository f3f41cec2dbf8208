/**
 * Subsets the site's fonts to the characters in the `unicode-range` of their style sheets, the
 * weights that the site uses and the OpenType features that it needs. Writes the files to
 * src/assets/fonts; `tests/unit/scripts/subset-fonts.test.ts` checks them.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subset from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const folder = 'src/assets/fonts';

/** A generated file, its source, and the style sheet with its range of characters. */
export interface SubsetFont {
  file: string;
  source: string;
  sheet: string;
  /** Matches rare characters of the range to leave out; they fall back to another font. */
  without?: RegExp;
}

export const subsetFonts: readonly SubsetFont[] = [
  {
    file: `${folder}/latin.woff2`,
    source: '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
    sheet: 'src/styles/font-latin.css',
    without: /[¢£¤¥¦¨¬®¯±´µ¶¸¹¼½¾ÐÞðþ]/,
  },
  {
    file: `${folder}/arabic.woff2`,
    source: '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2',
    sheet: 'src/styles/arabic.css',
    // Keeps letters of Arabic and Persian names, and punctuation; not Arabic digits.
    without: /[^\u0621-\u063a\u0640-\u0652\u0670\u0671پچژگکیۀ،؛؟\p{Cf}]/u,
  },
];

const weights = { min: 400, max: 700 };

/** OpenType features to keep: kerning, ligatures, joining forms, marks and tabular figures. */
const features = 'calt ccmp fina init isol kern liga locl mark medi mkmk rlig tnum'.split(' ');

/** Subsets one file. Throws when its style sheet has no range. */
export async function cutFont({ source, sheet, without }: SubsetFont): Promise<Buffer> {
  const [original, styles] = await Promise.all([readFile(resolve(source)), readFile(sheet, 'utf8')]);
  const characters = charactersOf(styles).filter((character) => !without?.test(character));
  return subset(original, characters.join(''), {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: { wght: weights },
  });
}

/**
 * Lists the characters of the first `unicode-range` of a style sheet. Throws when there is none.
 */
export function charactersOf(styles: string): string[] {
  const [, ranges] = /unicode-range:([^;]+);/.exec(styles) ?? [];
  if (ranges === undefined) throw new Error('The sheet has no unicode-range.');
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
}

if (import.meta.main) {
  for (const font of subsetFonts) {
    const bytes = await cutFont(font);
    await writeFile(font.file, bytes);
    console.log(`${font.file}: ${String(bytes.byteLength)} bytes`);
  }
}
