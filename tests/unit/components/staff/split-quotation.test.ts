import { splitQuotation } from '#components/staff/split-quotation.ts';
import { expect, test } from 'vitest';

test.each([
  ['Prima!\n\nOp 23 nov schreef Blinkvast:\n> Beste Noor,\n> Tot dinsdag.', 'Prima!'],
  ['نعم\n\nكتب:\n\n> مرحبا', 'نعم'],
  ['Ja.\n-----Oorspronkelijk bericht-----\nVan: info', 'Ja.'],
  ['Ja.\n________________________________\nVan: info', 'Ja.'],
  ['Geen aanhaling: alleen dit.', 'Geen aanhaling: alleen dit.'],
])('in %j the sender’s own words are %j', (text, words) => {
  expect(splitQuotation(text).words).toBe(words);
});

test('a reply between quoted lines is shown whole', () => {
  const text = '> Welke dag?\nDinsdag.\n> Hoe laat?\nTien uur.';
  expect(splitQuotation(text)).toEqual({ words: text, quoted: '' });
  const below = 'Zie hieronder.\n> Welke dag?\nDinsdag.';
  expect(splitQuotation(below).quoted).toContain('Dinsdag.');
});
