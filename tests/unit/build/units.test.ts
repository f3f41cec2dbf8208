import { joinUnitsOfPage } from '#build/units.ts';
import { expect, test } from 'vitest';

test.each([
  ['<p>binnen 24 uur, 200+ bedrijven</p>', '<p>binnen 24\u00a0uur, 200+\u00a0bedrijven</p>'],
  ['<li>volgens NEN 2075</li>', '<li>volgens NEN\u00a02075</li>'],
  ['<h2>\u2066200+\u2069 شركة</h2>', '<h2>\u2066200+\u2069\u00a0شركة</h2>'],
  ['<dd>خلال 24 ساعة</dd>', '<dd>خلال 24\u00a0ساعة</dd>'],
])('a number stays on one line with what it counts: %s', (html, expected) => {
  expect(joinUnitsOfPage(html)).toBe(expected);
});

test.each(['<a>+31\u00a030\u00a0000 anrufen</a>', '<p>\u2066+31\u00a030\u2069 لنرى</p>'])(
  'a telephone number counts nothing: %s',
  (html) => {
    expect(joinUnitsOfPage(html)).toBe(html);
  },
);

test.each([
  '<p title="5 dagen">op 5, 6 en</p>',
  '<title>Binnen 24 uur</title>',
  '<script>const a = 5 in b;</script>',
  '<astro-island props="{}"><p>5 dagen</p></astro-island>',
])('%s stays as it is', (html) => {
  expect(joinUnitsOfPage(html)).toBe(html.replace('6 en', '6\u00a0en'));
});
