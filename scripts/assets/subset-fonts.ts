/**
 * Cuts the site's typefaces to the characters that the style sheets say they are for
 * (`unicode-range`), the weights that the site uses and the features that its text needs. Writes
 * the files to src/assets/fonts; `tests/unit/scripts/subset-fonts.test.ts` holds them to this.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subset from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const folder = 'src/assets/fonts';

/** A file in the folder, what it is cut from, and the sheet whose first range it is for. */
export interface SubsetFont {
  file: string;
  source: string;
  sheet: string;
  /** Signs and letters in the range that hardly any text here has; another face draws them. */
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
    // Letters of Arabic and of Persian names stay, and signs of its texts; not its own digits.
    without: /[^\u0621-\u063a\u0640-\u0652\u0670\u0671پچژگکیۀ،؛؟\p{Cf}]/u,
  },
];

const weights = { min: 400, max: 700 };

/** Kerning, ligatures and joined letters, marks, and figures of one width. */
const features = 'calt ccmp fina init isol kern liga locl mark medi mkmk rlig tnum'.split(' ');

/** The bytes of one file. Throws when its sheet has no range. */
export async function cutFont({ source, sheet, without }: SubsetFont): Promise<Buffer> {
  const [original, styles] = await Promise.all([readFile(resolve(source)), readFile(sheet, 'utf8')]);
  const characters = charactersOf(styles).filter((character) => !without?.test(character));
  return subset(original, characters.join(''), {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: { wght: weights },
  });
}

/** The characters of the first `unicode-range` of a sheet. Throws when there is none. */
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
