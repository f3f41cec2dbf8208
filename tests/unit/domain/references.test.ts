import { formatReference, splitAtReferences } from '#domain/references.ts';
import { expect, test } from 'vitest';

test('a reference is its prefix and eight characters that cannot be misread', () => {
  expect(formatReference('OFF', new Uint8Array([0, 1, 10, 18, 19, 20, 26, 31]))).toBe('OFF-01AJ-KMTZ');
  expect(formatReference('TEL', new Uint8Array(8).fill(255))).toBe('TEL-ZZZZ-ZZZZ');
});

test('every byte gives one of 32 characters, each as often as any other', () => {
  const count = new Map<string, number>();
  for (let byte = 0; byte < 256; byte += 1) {
    const [, code = ''] = formatReference('OFF', new Uint8Array(8).fill(byte)).split('-');
    count.set(code, (count.get(code) ?? 0) + 1);
  }
  expect(count.size).toBe(32);
  expect(new Set(count.values())).toEqual(new Set([8]));
});

test('a text is split at its references only', () => {
  expect(splitAtReferences('Dit is OFF-01AJ-KMTZ.')).toEqual(['Dit is ', 'OFF-01AJ-KMTZ', '.']);
  const other = 'Dit is geen NEN-2075-norm, OFF-01AJ of off-01aj-kmtz.';
  expect(splitAtReferences(other)).toEqual([other]);
});
