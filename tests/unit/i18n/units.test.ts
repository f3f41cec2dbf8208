import { formatWorkingTime } from '#i18n/durations.ts';
import { locales } from '#i18n/locales.ts';
import { formatEuro, formatFileSize, joinUnits } from '#i18n/units.ts';
import { expect, test } from 'vitest';

test('the size of a file is formatted in the units of each language', () => {
  const sizes = locales.map((locale) =>
    [36, 312_400, 1_250_000].map((bytes) => formatFileSize(bytes, locale)),
  );
  expect(sizes.map((row) => row.map((size) => size.replaceAll(/\s/g, ' ')))).toEqual([
    ['1 kB', '313 kB', '1,3 MB'],
    ['1 kB', '313 kB', '1.3 MB'],
    ['1 kB', '313 kB', '1,3 MB'],
    ['1 kB', '313 kB', '1,3 MB'],
    ['1 ko', '313 ko', '1,3 Mo'],
    ['1 كيلوبايت', '313 كيلوبايت', '1.3 ميغابايت'],
  ]);
});

test.each([
  ['binnen 24 uur, 200+ bedrijven', 'binnen 24\u00a0uur, 200+\u00a0bedrijven'],
  ['volgens NEN 2075', 'volgens NEN\u00a02075'],
  ['\u2066200+\u2069 شركة', '\u2066200+\u2069\u00a0شركة'],
  ['خلال 24 ساعة', 'خلال 24\u00a0ساعة'],
  // A telephone number is not joined to the next word.
  ['+31\u00a030\u00a0000 anrufen', '+31\u00a030\u00a0000 anrufen'],
  ['\u2066+31\u00a030\u2069 لنرى', '\u2066+31\u00a030\u2069 لنرى'],
  // French punctuation is joined to the word before it by a narrow space.
  ['Vraiment\u00a0? Oui ! Non ; voici\u00a0: x.', 'Vraiment\u202f? Oui\u202f! Non\u202f; voici\u00a0: x.'],
])('numbers, units and punctuation stay on one line: %s', (text, expected) => {
  expect(joinUnits(text)).toBe(expected);
});

test('an amount has cents only when there are any', () => {
  const plain = (amount: number, locale: 'de' | 'en' | 'nl') =>
    formatEuro(amount, locale).replaceAll('\u00a0', ' ');
  expect([plain(89, 'nl'), plain(89.5, 'nl')]).toEqual(['€ 89', '€ 89,50']);
  expect([plain(1250.05, 'en'), plain(1250.05, 'de')]).toEqual(['€1,250.05', '1.250,05 €']);
});

test.each([
  [45, '45 minuten'],
  [60, '1 uur'],
  [107, '1 uur en 47 minuten'],
])('working time of %i minutes is %s', (minutes, expected) => {
  expect(formatWorkingTime(minutes, 'nl')).toBe(expected);
});
