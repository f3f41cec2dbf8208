import type { Locale } from '#i18n/locales.ts';

const wordsPerMinute = 200;
/**
 * Arabic writes articles, prepositions and pronouns as parts of words: the same text has fewer and
 * longer words.
 */
const arabicWordsPerMinute = 170;

/** Whole minutes to read a number of words, at least 1. */
export function readingMinutes(words: number, locale: Locale): number {
  const pace = locale === 'ar' ? arabicWordsPerMinute : wordsPerMinute;
  return Math.max(1, Math.round(words / pace));
}

/** Counts the words of a markdown text, without pictures, link targets and comments. */
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
    // A character outside the BMP takes two code units.
    if (code >= kinds.length) place += 1;
  }
  return count;
}

/** Apostrophes and decimal separators, between letters or digits. */
const joints = new Set(Array.from("'’.,", (sign) => sign.charCodeAt(0)));
const letter = /[\p{L}\p{M}\p{N}]/u;

/** Cache per code unit: 1 for a letter or a digit, 2 for another character, 0 for unknown. */
const kinds = new Uint8Array(0x1_00_00);

/** A regular expression over the whole text takes more than twice as long. */
function isLetter(code = 0): boolean {
  const kind = kinds[code] || (letter.test(String.fromCodePoint(code)) ? 1 : 2);
  kinds[code] = kind;
  return kind === 1;
}
