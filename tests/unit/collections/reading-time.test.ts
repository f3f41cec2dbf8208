import { countWords, readingMinutes } from '#collections/reading-time.ts';
import { describe, expect, it } from 'vitest';

const repeat = (word: string, count: number) => Array.from({ length: count }, () => word).join(' ');

describe('readingMinutes', () => {
  it('reads 200 words a minute', () => {
    expect(readingMinutes(1200, 'nl')).toBe(6);
  });

  it('reads the longer words of Arabic more slowly', () => {
    expect(readingMinutes(1020, 'ar')).toBe(6);
  });
});

describe('countWords', () => {
  it('counts neither symbols, URLs of links nor comments', () => {
    const text = `## ${repeat('schoon', 150)}\n\n- [${repeat('schoon', 100)}](/a/b/c/d/e)\n\n<!-- ${repeat('x', 500)} -->`;
    expect(countWords(text)).toBe(250);
  });

  it('treats apostrophes and decimal separators as part of a word, and no other character', () => {
    expect(countWords("zo'n 1.000,50 euro. l’entreprise 'a'")).toBe(5);
    expect(countWords('a., b - c')).toBe(3);
  });
});
