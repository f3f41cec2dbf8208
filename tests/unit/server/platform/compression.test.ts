import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chooseEncoding, compress, isCompressible } from '#server/platform/compression.ts';
import { describe, expect, test } from 'vitest';

describe('chooseEncoding', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['BR', 'br'],
    ['br;q=0.5', 'br'],
    ['identity', undefined],
    ['', undefined],
    [null, undefined],
  ])('%s: %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding);
  });
});

test('only longer text is worth compressing', () => {
  expect(isCompressible('text/html; charset=utf-8', 5000)).toBe(true);
  expect(isCompressible('image/svg+xml', 5000)).toBe(true);
  expect(isCompressible('text/html', 200)).toBe(false);
  expect(isCompressible('font/woff2', 50_000)).toBe(false);
  expect(isCompressible(null, 5000)).toBe(false);
});

test('what is compressed can be read again', async () => {
  const text = Buffer.from('schoon '.repeat(500));
  expect(brotliDecompressSync(await compress(text, 'br', 4)).equals(text)).toBe(true);
  expect(gunzipSync(await compress(text, 'gzip', 4)).equals(text)).toBe(true);
});
