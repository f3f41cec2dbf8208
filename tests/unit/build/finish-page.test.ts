import { finishPage } from '#build/finish-page.ts';
import { expect, test } from 'vitest';

const options = {
  webAssembly: false,
  upgradeInsecureRequests: false,
  thirdParties: { scripts: [], images: [], connections: [] },
};

test('a finished page has its policy right behind its character set, one style, and units that stay together', () => {
  const html =
    '<head><meta charset="utf-8"><style>a{}</style></head><body><style>b{}</style><p>24 uur</p></body>';
  const page = finishPage(html, options);
  expect(page).toMatch(/^<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="/);
  expect(page.match(/<style>/g)).toHaveLength(1);
  expect(page).toContain('<p>24\u00a0uur</p>');
});

test.each([
  ['at the start and the end of a block', '<p class="a"> <b>x</b> </p>', '<p class="a"><b>x</b></p>'],
  ['between blocks', '<div> <p>x</p>\n<ul> <li>y</li> </ul> </div>', '<div><p>x</p><ul><li>y</ul></div>'],
  ['at the start and the end of marked words in a block', '<li> <a> x </a> </li>', '<li><a>x</a></li>'],
  ['inside a button', '<p>x <button> y </button> z</p>', '<p>x <button>y</button> z</p>'],
  ['in a drawing', '<p>x <svg> <path/> </svg> y</p>', '<p>x <svg><path/></svg> y</p>'],
])('a space and an implied end go %s', (_, html, finished) => {
  expect(finishPage(html, options)).toBe(finished);
});

test.each([
  ['between words in a line', '<p>x <b>y</b> <i>z</i> w</p>'],
  ['at the edges of marked words in a line', '<p>x<a> y </a>z</p>'],
  ['inside a word that is marked', '<p>x<b> <i>y</i> </b>z</p>'],
  ['beside what may stand in a line', '<p>x</p> <picture></picture> <p>y</p>'],
])('a space stays %s', (_, html) => {
  expect(finishPage(html, options)).toBe(html);
});

test('what an island begins with stands between single quotes, and says the same', () => {
  const html = `<astro-island props="{&quot;a&quot;:[0,&quot;l'été &amp;quot;&quot;]}" uid="x"></astro-island>`;
  expect(finishPage(html, options)).toBe(
    `<astro-island props='{"a":[0,"l&#39;été &amp;quot;"]}' uid="x"></astro-island>`,
  );
});
