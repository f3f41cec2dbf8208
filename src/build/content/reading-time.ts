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

/** Letters and digits, with apostrophes and decimal signs between them. */
const word = /[\p{L}\p{M}\p{N}]+(?:['’.,][\p{L}\p{M}\p{N}]+)*/gu;

/** Words of a markdown text; pictures, addresses of links and comments left out. */
export function countWords(markdown: string): number {
  const text = markdown.replace(/<!--.*?-->|!\[[^\]]*\]\([^)]*\)/gs, '').replace(/\]\([^)]*\)/g, ']');
  return text.match(word)?.length ?? 0;
}
