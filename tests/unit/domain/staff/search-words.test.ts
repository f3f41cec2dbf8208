import { readSearch } from '#domain/staff/search-words.ts';
import { expect, test } from 'vitest';

const queryOf = (text: string) => readSearch(text)?.query;

test.each([
  '+31 6 12345678',
  '+31 (0)6 1234 5678',
  '+31(0)612345678',
  '+31 06 12345678',
  '0031 6 12345678',
  '0031 (0)6 12345678',
  '0031-6-12 34 56 78',
  '\u202a+31 6 12345678\u202c',
  '+31 6 1234\u20115678',
])('the number %s is that of its country', (text) => {
  expect(readSearch(text)).toEqual({ query: "'31612345678':*", isPrecise: true });
});

test.each(['06 12345678', '(06) 12345678', '06-12345678', '06/12345678', '06.12.34.56.78', '06–12345678'])(
  'the number %s is one as it is dialled here',
  (text) => {
    expect(readSearch(text)).toEqual({ query: "'0612345678':*", isPrecise: true });
  },
);

test('the beginning of a number is looked for as one', () => {
  expect(queryOf('(06) 12')).toBe("'0612':*");
  expect(queryOf('+31 (0)6')).toBe("'316':*");
  expect(queryOf('0031 6')).toBe("'316':*");
  expect(queryOf('(030) 23')).toBe("'03023':*");
});

test.each([
  ["O'Brien", 'O’Brien', 'O‘Brien', 'OʼBrien', 'O´Brien', 'O`Brien', 'O′Brien'],
  ['Yildiz', 'Yıldız', 'YILDIZ', 'Yıldiz', 'YİLDİZ'],
  ['Sorensen', 'Sørensen', 'SØRENSEN'],
  ['Lukasz', 'Łukasz', 'ŁUKASZ'],
  ['Gross', 'Groß', 'GROẞ'],
  ['Anne-Marie', 'Anne\u2011Marie', 'Anne–Marie'],
])('%s is looked for in whatever way it is written', (plain, ...others) => {
  for (const other of others) expect(queryOf(other), other).toBe(queryOf(plain));
});

test('nothing is looked for by signs alone', () => {
  for (const text of ['', ' ', "'", '’', '(', '+', '–']) expect(readSearch(text), text).toBeUndefined();
});
