import { readFileSync } from 'node:fs';
import { companyFile, findCompanyFaults } from '#collections/check/company.ts';
import { formatFault } from '#collections/check/fault.ts';
import { expect, test } from 'vitest';
import { folderForAll, writeFiles } from '../../../support/temporary-folder.ts';

const directory = folderForAll();

// By the names of the facts: their values are the company's to change.
const facts = readFileSync(companyFile, 'utf8');

/** The line of the file that a fault has to name. */
const lineWith = (pattern: RegExp) => String(facts.slice(0, facts.search(pattern)).split('\n').length);

function faultsWith(pattern: RegExp, replacement: string): string[] {
  expect(facts).toMatch(pattern);
  writeFiles(directory, { [companyFile]: facts.replace(pattern, replacement) });
  return findCompanyFaults(directory).map(formatFault);
}

test('the facts of the project have no fault', () => {
  expect(findCompanyFaults('.')).toEqual([]);
});

test.each<[RegExp, string, string]>([
  [
    /"opens": "[^"]*"/,
    '"opens": "8:00"',
    'openingHours.opens is "8:00": write a time as hours and minutes with two digits each, such as 08:00.',
  ],
  [
    /"phone": "[^"]*"/,
    '"phone": "030 000 00"',
    'phone is "030 000 00": write a telephone number with its country code, such as +31 30 123 45 67.',
  ],
  [/"priceFromEuro": \d+/, '"priceFromEuro": 2', 'priceFromEuro is 2: write a whole number from 5 to 1000.'],
  [
    /"closures": \[[^\]]*\]/,
    '"closures": ["2026-02-30"]',
    'closures[1] is "2026-02-30": write a day that is in the calendar, such as 2026-12-31.',
  ],
  [
    /"brand":/,
    '"brnd": "Blinkvast", "brand":',
    'brnd is not a name that belongs here; correct or remove it.',
  ],
])('%s cannot become %s', (pattern, replacement, message) => {
  expect(faultsWith(pattern, replacement)).toEqual([`${companyFile}, line ${lineWith(pattern)}: ${message}`]);
});

test('a fact that is left out is missing where it belongs', () => {
  expect(faultsWith(/"opens": "[^"]*",\s*/, '')).toEqual([
    `${companyFile}, line ${lineWith(/"openingHours"/)}: openingHours.opens is missing: ` +
      'write a time as hours and minutes with two digits each, such as 08:00.',
  ]);
});

test('a file that is no JSON is one fault at the line of its error', () => {
  const [fault = '', ...others] = faultsWith(/"employees": \d+,/, '"employees": 100,,');
  expect(others).toEqual([]);
  expect(fault).toContain(`${companyFile}, line ${lineWith(/"employees"/)}: this cannot be read`);
  expect(fault).toContain('a comma stands between two facts');
});
