import { formatCsv, formatDutchCsv } from '#domain/csv.ts';
import { formatSitelinks } from '#domain/sitelinks.ts';
import { expect, test } from 'vitest';

test('a table starts with a byte order mark and ends every line with CRLF (RFC 4180)', () => {
  expect(formatCsv(['A', 'B'], [['1', 'é']])).toBe('\u{feff}"A","B"\r\n"1","é"\r\n');
});

test('a table for Dutch spreadsheets has semicolons, and telephone numbers stay texts', () => {
  expect(formatDutchCsv(['a', '+31301234567', 'x;=1'], [])).toBe(`\u{feff}"a";"'+31301234567";"x;'=1"\r\n`);
});

test('quotes, commas and line breaks stay inside their cell', () => {
  expect(formatCsv(['A'], [['say "x", or\r\ny']])).toContain('"say ""x"", or\r\ny"');
});

test.each([
  ...['=1', '+1', '-1', '@a', ' =1', '\t=1', '\u200b=1', '\u{ff1d}1', '\ra', '\na', '\ta'],
  '+31301234567+1',
])('a cell that starts with %j is not evaluated', (text) => {
  expect(formatCsv(['A'], [[text]])).toContain(`"'${text}"`);
});

test.each([
  ['a;=1', "a;'=1"],
  ['a\t+1', "a\t'+1"],
  ['a, @b', "a,' @b"],
  ['a,-1;=2', "a,'-1;'=2"],
  ['a\n=1', "a\n'=1"],
])("a cell in another locale's delimiters is not evaluated: %j", (text, harmless) => {
  expect(formatCsv(['A'], [[text]])).toContain(`"${harmless}"`);
});

const harmlessCells = ['a=1', '1-2', 'info@x.example', '', '98%', '+31301234567'];
test.each(harmlessCells)('the cell %j stays as it is', (text) => {
  expect(formatCsv(['A'], [[text]])).toContain(`\r\n"${text}"\r\n`);
});

test('sitelinks have the columns that Google Ads Editor reads', () => {
  const sitelink = {
    ...{ id: 1, title: '=HYPERLINK("x")', description1: 'Een', description2: 'Twee', category: 'Offerte' },
    ...{ url: 'https://www.example.nl/contact', performance: { impressions: 1, clicks: 1, ctr: 1 } },
  };
  expect(formatSitelinks([sitelink]).slice(1).split('\r\n')).toEqual([
    '"Sitelink Text","Description Line 1","Description Line 2","Final URL"',
    `"'=HYPERLINK(""x"")","Een","Twee","https://www.example.nl/contact"`,
    '',
  ]);
});
