import { formatCsv, formatDutchCsv } from '#domain/csv.ts';
import { formatSitelinks } from '#domain/sitelinks.ts';
import { expect, test } from 'vitest';

const formulas = ['=1', '+1', '-1', '@a', ' =1', '\t=1', '\u200b=1', '\u{ff1d}1', '\ra', '\na', '\ta'];

test('a table starts with a byte order mark and ends every line with CRLF (RFC 4180)', () => {
  expect(formatCsv(['A', 'B'], [['1', 'é']])).toBe('\u{feff}"A","B"\r\n"1","é"\r\n');
});

test('a table for Dutch spreadsheets has semicolons, and telephone numbers stay texts', () => {
  expect(formatDutchCsv(['a', '+31301234567', 'x;=1'], [])).toBe(`\u{feff}"a";"'+31301234567";"x;'=1"\r\n`);
});

test.each([
  ...[...formulas, '+31301234567+1'].map((text) => [text, `'${text}`]),
  // The delimiters of other locales.
  ['a;=1', "a;'=1"],
  ['a\t+1', "a\t'+1"],
  ['a, @b', "a,' @b"],
  ['a,-1;=2', "a,'-1;'=2"],
  ['a\n=1', "a\n'=1"],
  ...['a=1', '1-2', 'info@x.example', '', '98%', '+31301234567'].map((text) => [text, text]),
  ['say "x", or\r\ny', 'say ""x"", or\r\ny'],
])('the cell %j is written as %j, which no spreadsheet evaluates', (text, cell) => {
  expect(formatCsv(['A'], [[text]])).toBe(`\u{feff}"A"\r\n"${cell}"\r\n`);
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
