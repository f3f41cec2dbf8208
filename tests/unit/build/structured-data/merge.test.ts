import { mergeStructuredData } from '#build/structured-data/merge.ts';
import { expect, test } from 'vitest';

const script = (nodes: string) =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@graph":[${nodes}]}</script>`;

test('all nodes of a page go into its first script, in order', () => {
  const html = `<head>${script('{"a":1}')}</head><body><nav>x</nav>${script('{"b":2}')}<p>y</p>${script('{"c":3}')}</body>`;
  const merged = `<head>${script('{"a":1},{"b":2},{"c":3}')}</head><body><nav>x</nav><p>y</p></body>`;
  expect(mergeStructuredData(html)).toBe(merged);
});

test('a page with one script, or none, stays as it is', () => {
  for (const html of [`<p>x</p>`, `<p>x</p>${script('{"a":"\\u003cb>"}')}`])
    expect(mergeStructuredData(html)).toBe(html);
});

test('what would end the script stays escaped', () => {
  const html = script(String.raw`{"a":"\u003c/script>\u003c!--"}`) + script('{"b":2}');
  expect(mergeStructuredData(html)).toBe(script(String.raw`{"a":"\u003c/script>\u003c!--"},{"b":2}`));
});
