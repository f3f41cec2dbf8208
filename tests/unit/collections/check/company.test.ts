import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { companyFile, findCompanyFaults } from '#collections/check/company.ts';
import { formatFault } from '#collections/check/fault.ts';
import { companySchema } from '#collections/company-schema.ts';
import { company, emptyFacts } from '#company';
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

test('the facts that may be empty are those of the schema', () => {
  const optional = Object.entries(companySchema.shape).filter(
    ([, schema]) => schema.safeParse(undefined).success,
  );
  const filled = Object.keys(company);
  expect(optional.map(([name]) => name).filter((name) => !filled.includes(name))).toEqual(emptyFacts);
});

test.each<[string, string, string]>([
  [
    '"opens": "08:00"',
    '"opens": "8:00"',
    'openingHours.opens is "8:00": write a time as hours and minutes with two digits each, such as 08:00.',
  ],
  [
    '"closes": "18:00"',
    '"closes": "07:00"',
    'openingHours.closes is "07:00": write a time that is later than that of opening.',
  ],
  [
    '"phone": "+31 30 000 00 00"',
    '"phone": "030 000 00"',
    'phone is "030 000 00": write a telephone number with its country code, such as +31 30 123 45 67.',
  ],
  ['"priceFromEuro": 25', '"priceFromEuro": 2', 'priceFromEuro is 2: write a whole number from 5 to 1000.'],
  [
    '"weekdays": [1, 2, 3, 4, 5], "opens"',
    '"weekdays": [1, 8], "opens"',
    'openingHours.weekdays[2] is 8: write a whole number from 1 to 7.',
  ],
  [
    '"closures": []',
    '"closures": ["2026-02-30"]',
    'closures[1] is "2026-02-30": write a day that is in the calendar, such as 2026-12-31.',
  ],
  [
    '"replyHours": 24',
    '"replyHours": 30',
    'promises.replyHours is 30: write whole days in hours: 24, 48, 72.',
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

test.each([
  ['"priceFromEuro": 25,', '"priceFromEuro": 29,50,'],
  ['"priceFromEuro": 25,', "'priceFromEuro': 25,"],
])('what only YAML would take is a fault at its line: %s', (text, replacement) => {
  const [fault] = faultsWith(text, replacement);
  expect(fault).toMatch(
    new RegExp(`line ${String(lineWith('"priceFromEuro"'))}: this cannot be read: see that`),
  );
});
