import { countWords, readingMinutes } from '#collections/reading-time.ts';
import { expect, it } from 'vitest';

it('a minute of reading has 200 words, or fewer in Arabic, which has longer words', () => {
  expect(readingMinutes(1200, 'nl')).toBe(6);
  expect(readingMinutes(1020, 'ar')).toBe(6);
});

it.each([
  // Neither symbols, URLs of links nor comments count.
  ['## Een kop\n\n- [een link](/a/b/c/d/e)\n\n<!-- geen woord -->', 4],
  // Apostrophes and decimal separators belong to a word, other punctuation does not.
  ["zo'n 1.000,50 euro. l’entreprise 'a'", 5],
  ['a., b - c', 3],
])('%s has %d words', (text, count) => {
  expect(countWords(text)).toBe(count);
});
