import { finishLinks } from '#collections/text-links.ts';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';

const shown = new Set(['/blog/1', '/en/blog/1']);

it.each([
  ['<a href="/blog/1#kop">een <b>artikel</b></a>', '<a href="/blog/1#kop">een <b>artikel</b></a>'],
  ['<a class="x" href="/en/blog/2?a=1#kop">een <b>artikel</b></a>, meer', 'een <b>artikel</b>, meer'],
  ['<a href="/blog/2">weg</a> <a href="/blog">lijst</a>', 'weg <a href="/blog">lijst</a>'],
  ['<a href="https://x.example/blog/2">elders</a>', '<a href="https://x.example/blog/2">elders</a>'],
])('a link to a hidden article is replaced by its content, other links stay: %s', (html, expected) => {
  const tree = fromHtml(html, { fragment: true });
  finishLinks(tree, shown);
  expect(toHtml(tree)).toBe(expected);
});
