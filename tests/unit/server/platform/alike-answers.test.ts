import { compressAlike } from '#server/platform/alike-answers.ts';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';

const text = readFileSync('docs/architecture.md', 'utf8');
const page = Buffer.from(text);

test('a page that is asked for again becomes smaller, and stays the same page', async () => {
  const first = await compressAlike(page);
  expect(brotliDecompressSync(first).equals(page)).toBe(true);
  const later = await vi.waitFor(async () => {
    const answer = await compressAlike(page);
    expect(answer.byteLength).toBeLessThan(first.byteLength);
    return answer;
  }, 10_000);
  expect(brotliDecompressSync(later).equals(page)).toBe(true);
});

test('a page that differs in a letter is a page of its own', async () => {
  const other = Buffer.from(text.replace('a', 'b'));
  expect(brotliDecompressSync(await compressAlike(other)).equals(other)).toBe(true);
});
