import { formatHeadersFile, formatPrefetchRules } from '#integrations/headers-file.ts';
import { expect, test } from 'vitest';

/** Returns the header lines of the file by path pattern. */
function rules(): Map<string, string[]> {
  const blocks = formatHeadersFile().split(/\n(?=\/)/);
  return new Map(
    blocks.map((block) => {
      const [pattern = '', ...lines] = block.trim().split('\n');
      return [pattern, lines.map((line) => line.trim())];
    }),
  );
}

test('every response has frame-ancestors; the paths of pages also have the headers for pages', () => {
  expect(rules().get('/*')).toContain(`content-security-policy: frame-ancestors 'none'`);
  for (const path of ['/', '/index', '/contact', '/blog/*', '/diensten/apotheek', '/ar', '/ar/*'])
    expect(rules().get(path)?.join()).toMatch(
      /content-security-policy: default-src 'self';.*permissions-policy/,
    );
});

test('the editor is not indexed, and has a Content-Security-Policy of its own, which allows more', () => {
  const policies = [...(rules().get('/redactie') ?? []), ...(rules().get('/*') ?? [])].filter((line) =>
    line.startsWith('content-security-policy: default-src'),
  );
  expect(policies).toEqual([expect.stringContaining("default-src 'none'")]);
  expect(policies[0]).toContain("script-src 'self';style-src 'self' 'unsafe-inline'");
  expect(rules().get('/redactie')).toContain('x-robots-tag: noindex');
});

test('a page that opens the editor cannot reach its window', () => {
  for (const path of ['/redactie', '/redactie/*'])
    expect(rules().get(path)?.join()).toContain('cross-origin-opener-policy: same-origin');
});

test('only files with a hash in their name are cached for a year', () => {
  const cached = [...rules()].filter(([, lines]) => lines.join().includes('cache-control'));
  expect(cached).toEqual([['/_astro/*', ['cache-control: max-age=31536000, immutable']]]);
});

test('pages are prefetched, but no URL with a query, no API and no editor', () => {
  const { prefetch } = JSON.parse(formatPrefetchRules()) as {
    prefetch: { where: { and: [{ href_matches: string }, { not: { href_matches: string[] } }] } }[];
  };
  const [fetched, left] = prefetch[0]?.where.and ?? [];
  const matches = (pattern: string, path: string) =>
    new URLPattern(pattern, 'https://x.example/page').test(`https://x.example${path}`);
  const isFetched = (path: string) =>
    matches(fetched?.href_matches ?? '', path) &&
    !left?.not.href_matches.some((pattern) => matches(pattern, path));
  expect(['/', '/contact', '/ar/blog', '/blog/x#y'].filter(isFetched)).toHaveLength(4);
  expect(['/contact?service=x', '/api/logout', '/redactie', '/redactie/x'].filter(isFetched)).toEqual([]);
});
