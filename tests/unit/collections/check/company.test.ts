import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { companyFile, findCompanyFaults } from '#collections/check/company.ts';
import { formatFault } from '#collections/check/fault.ts';
import { afterAll, expect, test } from 'vitest';

const directory = mkdtempSync(join(tmpdir(), 'facts-'));
mkdirSync(join(directory, dirname(companyFile)), { recursive: true });
afterAll(() => {
  rmSync(directory, { recursive: true });
});

const facts = readFileSync(companyFile, 'utf8');
const lines = facts.split('\n');

/** The line of the file that a fault has to name. */
const lineWith = (text: string) => lines.findIndex((line) => line.includes(text)) + 1;

function faultsWith(text: string, replacement: string): string[] {
  expect(facts).toContain(text);
  writeFileSync(join(directory, companyFile), facts.replace(text, replacement));
  return findCompanyFaults(directory).map(formatFault);
}

test('the facts of the project have no fault', () => {
  expect(findCompanyFaults('.')).toEqual([]);
});

test.each<[string, string, string]>([
  [
    '"opens": "08:00"',
    '"opens": "8:00"',
    'openingHours.opens is "8:00": write a time as hours and minutes with two digits each, such as 08:00.',
  ],
  [
    '"phone": "+31 30 000 00 00"',
    '"phone": "030 000 00"',
    'phone is "030 000 00": write a telephone number with its country code, such as +31 30 123 45 67.',
  ],
  ['"priceFromEuro": 25', '"priceFromEuro": 2', 'priceFromEuro is 2: write a whole number from 5 to 1000.'],
  [
    '"closures": []',
    '"closures": ["2026-02-30"]',
    'closures[1] is "2026-02-30": write a day that is in the calendar, such as 2026-12-31.',
  ],
  [
    '"brand": "Blinkvast"',
    '"brnd": "Blinkvast", "brand": "Blinkvast"',
    'brnd is not a name that belongs here; correct or remove it.',
  ],
])('%s cannot become %s', (text, replacement, message) => {
  const line = String(lineWith(text));
  expect(faultsWith(text, replacement)).toEqual([`${companyFile}, line ${line}: ${message}`]);
});

test('a fact that is left out is missing where it belongs', () => {
  expect(faultsWith('"opens": "08:00", ', '')).toEqual([
    `${companyFile}, line ${String(lineWith('"opens"'))}: openingHours.opens is missing: ` +
      'write a time as hours and minutes with two digits each, such as 08:00.',
  ]);
});

test('a file that is no JSON is one fault at the line of its error', () => {
  const [fault = '', ...others] = faultsWith('"employees": 100,', '"employees": 100,,');
  expect(others).toEqual([]);
  expect(fault).toContain(`${companyFile}, line ${String(lineWith('"employees"'))}: this cannot be read`);
  expect(fault).toContain('a comma stands between two facts');
});
