import { readingMinutes } from '#build/content/reading-time.ts';
import { describe, expect, it } from 'vitest';

const words = (word: string, count: number) => Array.from({ length: count }, () => word).join(' ');

describe('readingMinutes', () => {
  it('counts 200 words a minute', () => {
    expect(readingMinutes(words('schoon', 1200), 'nl')).toBe(6);
  });

  it('counts the longer words of Arabic more slowly', () => {
    expect(readingMinutes(words('وبالنظافة', 1020), 'ar')).toBe(6);
  });

  it('counts neither signs, addresses of links nor comments', () => {
    const text = `## ${words('schoon', 150)}\n\n- [${words('schoon', 100)}](/a/b/c/d/e)\n\n<!-- ${words('x', 500)} -->`;
    expect(readingMinutes(text, 'nl')).toBe(1);
  });

  it('never says less than a minute', () => {
    expect(readingMinutes('', 'nl')).toBe(1);
  });
});
