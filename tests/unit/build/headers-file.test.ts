import { formatHeadersFile } from '#build/headers-file.ts';
import { expect, test } from 'vitest';

/** Path pattern -> its lines. */
function rules(): Map<string, string[]> {
  const blocks = formatHeadersFile().split(/\n(?=\/)/);
  return new Map(
    blocks.map((block) => {
      const [pattern = '', ...lines] = block.trim().split('\n');
      return [pattern, lines.map((line) => line.trim())];
    }),
  );
}

test('every answer says who may frame it; what only pages need stands at the paths of pages', () => {
  expect(rules().get('/*')).toContain(`content-security-policy: frame-ancestors 'none'`);
  for (const path of ['/', '/contact', '/blog/*', '/diensten/apotheek', '/ar', '/ar/*'])
    expect(rules().get(path)?.join()).toContain('permissions-policy');
});

test('a long life is given only to files with a hash in their name', () => {
  const cached = [...rules()].filter(([, lines]) => lines.join().includes('cache-control'));
  expect(cached).toEqual([['/_astro/*', ['cache-control: max-age=31536000, immutable']]]);
});
