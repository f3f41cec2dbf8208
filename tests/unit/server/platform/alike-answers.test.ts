import { compressAlike } from '#server/platform/alike-answers.ts';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';

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

test('a page that could not be made smaller is sent as before, and tried again', async () => {
  const compression = await import('#server/platform/compression.ts');
  const { keptQuality } = compression;
  const failing = vi.fn<typeof compression.compress>().mockRejectedValueOnce(new Error('no memory'));
  const compress: typeof compression.compress = (body, encoding, quality) =>
    quality === keptQuality && failing.mock.calls.length === 0
      ? failing(body, encoding, quality)
      : compression.compress(body, encoding, quality);
  vi.resetModules();
  vi.doMock('#server/platform/compression.ts', () => ({ ...compression, compress }));
  onTestFinished(() => {
    vi.doUnmock('#server/platform/compression.ts');
    vi.resetModules();
  });
  const fresh = await import('#server/platform/alike-answers.ts');
  const first = await fresh.compressAlike(page);
  await fresh.compressAlike(page);
  expect(failing).toHaveBeenCalledOnce();
  await vi.waitFor(async () => {
    expect((await fresh.compressAlike(page)).byteLength).toBeLessThan(first.byteLength);
  }, 10_000);
});
