import { readSearch } from '#domain/staff/search-words.ts';
import { expect, test } from 'vitest';

test.each([
  ...['+31 6 12345678', '+31 (0)6 1234 5678', '+31(0)612345678', '+31 06 12345678', '0031 6 12345678'],
  ...['0031 (0)6 12345678', '0031-6-12 34 56 78', '\u202a+31 6 12345678\u202c', '+31 6 1234\u20115678'],
])('the number %s is searched for with its country code', (text) => {
  expect(readSearch(text)).toEqual(['31612345678']);
});

test.each(['06 12345678', '(06) 12345678', '06-12345678', '06/12345678', '06.12.34.56.78', '06–12345678'])(
  'the number %s is searched for as it is dialled',
  (text) => {
    expect(readSearch(text)).toEqual(['0612345678']);
  },
);

test('the beginning of a number is searched for as one word', () => {
  expect(readSearch('(06) 12')).toEqual(['0612']);
  expect(readSearch('+31 (0)6')).toEqual(['316']);
  expect(readSearch('0031 6')).toEqual(['316']);
  expect(readSearch('(030) 23')).toEqual(['03023']);
});

test.each([
  ["O'Brien", 'O’Brien', 'O‘Brien', 'OʼBrien', 'O´Brien', 'O`Brien', 'O′Brien'],
  ['Yildiz', 'Yıldız', 'YILDIZ', 'Yıldiz', 'YİLDİZ'],
  ['Sorensen', 'Sørensen', 'SØRENSEN'],
  ['Lukasz', 'Łukasz', 'ŁUKASZ'],
  ['Gross', 'Groß', 'GROẞ'],
  ['Anne-Marie', 'Anne\u2011Marie', 'Anne–Marie'],
])('%s is searched for in the same way, however it is spelt', (plain, ...others) => {
  for (const other of others) expect(readSearch(other), other).toEqual(readSearch(plain));
});

test('punctuation marks alone are not searched for', () => {
  for (const text of ['', ' ', "'", '’', '(', '+', '–']) expect(readSearch(text), text).toEqual([]);
});
