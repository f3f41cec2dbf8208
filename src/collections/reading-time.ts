import type { Locale } from '#i18n/locales.ts';

const wordsPerMinute = 200;
/**
 * Lower than in other languages, because Arabic writes articles, prepositions and pronouns as parts
 * of words, so that the same text has fewer and longer words.
 */
const arabicWordsPerMinute = 170;

/** Returns the whole minutes that it takes to read a number of words, at least 1. */
export function readingMinutes(words: number, locale: Locale): number {
  const pace = locale === 'ar' ? arabicWordsPerMinute : wordsPerMinute;
  return Math.max(1, Math.round(words / pace));
}

/** Matches a word: letters and digits, with apostrophes and decimal separators between them. */
const word = /[\p{L}\p{M}\p{N}]+(?:['’.,][\p{L}\p{M}\p{N}]+)*/gu;

/** Counts the words of a markdown text, without pictures, link targets and comments. */
export function countWords(markdown: string): number {
  const text = markdown.replace(/<!--.*?-->|!\[[^\]]*\]\([^)]*\)/gs, '').replace(/\]\([^)]*\)/g, ']');
  return text.match(word)?.length ?? 0;
}
