import type { Locale } from '#i18n/locales.ts';

const wordsPerMinute = 200;
/**
 * Arabic writes article, prepositions and pronouns as parts of a word: the same text has fewer and
 * longer words.
 */
const arabicWordsPerMinute = 170;

/** Whole minutes that so many words take to read, at least 1. */
export function readingMinutes(words: number, locale: Locale): number {
  const pace = locale === 'ar' ? arabicWordsPerMinute : wordsPerMinute;
  return Math.max(1, Math.round(words / pace));
}

/** Words of a markdown text; pictures, addresses of links and comments left out. */
export function countWords(markdown: string): number {
  const text = markdown.replace(/<!--.*?-->|!\[[^\]]*\]\([^)]*\)/gs, '').replace(/\]\([^)]*\)/g, ']');
  let count = 0;
  let isInside = false;
  for (let place = 0; place < text.length; place += 1) {
    const code = text.codePointAt(place) ?? 0;
    const isPart: boolean =
      isLetter(code) || (isInside && joints.has(code) && isLetter(text.codePointAt(place + 1)));
    if (isPart && !isInside) count += 1;
    isInside = isPart;
    // Such a letter takes two places.
    if (code >= kinds.length) place += 1;
  }
  return count;
}

/** Apostrophes and decimal signs, between letters or digits. */
const joints = new Set(Array.from("'’.,", (sign) => sign.charCodeAt(0)));
const letter = /[\p{L}\p{M}\p{N}]/u;

/** Of each character 1 if it is a letter or a digit, 2 if not, 0 as long as nobody asked. */
const kinds = new Uint8Array(0x1_00_00);

/** A pattern over the whole text takes more than twice as long. */
function isLetter(code = 0): boolean {
  const kind = kinds[code] || (letter.test(String.fromCodePoint(code)) ? 1 : 2);
  kinds[code] = kind;
  return kind === 1;
}
