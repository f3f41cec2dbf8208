import { readFileSync } from 'node:fs';
import { companyFile, findCompanyFaults } from '#collections/check/company.ts';
import { formatFault } from '#collections/check/fault.ts';
import { expect, test } from 'vitest';
import { folderForAll, writeFiles } from '../../../support/temporary-folder.ts';

const directory = folderForAll();

// Finds facts by their names, because the company may change their values.
const facts = readFileSync(companyFile, 'utf8');

/** Returns the line of the file that an error has to name. */
const lineWith = (pattern: RegExp) => String(facts.slice(0, facts.search(pattern)).split('\n').length);

function faultsWith(pattern: RegExp, replacement: string): string[] {
  expect(facts).toMatch(pattern);
  writeFiles(directory, { [companyFile]: facts.replace(pattern, replacement) });
  return findCompanyFaults(directory).map(formatFault);
}

test.each<[RegExp, string, string]>([
  [/"opens": "[^"]*"/, '"opens": "8:00"', 'Openingstijden › Opent om is "8:00".'],
  [/"phone": "[^"]*"/, '"phone": "030 000 00"', 'Telefoon is "030 000 00".'],
  [/"priceFromEuro": \d+/, '"priceFromEuro": 5', 'Prijs vanaf, in euro zonder btw is 5. Met deze tarieven'],
  [/"closures": \[[^\]]*\]/, '"closures": ["2026-02-30"]', 'Dagen waarop het kantoor dicht is › 1 is '],
  [/"teams": \d+/, '"teams": 10', 'Afspraken › Teams tegelijk is 10.'],
  [/(?<="appointments": [^}]*)"weekdays": [^\]]*\]/, '"weekdays": [1, 6]', 'Afspraken › Dagen van de week '],
  [/"bookAheadHours": \d+/, '"bookAheadHours": 720', 'Beloften › Afspraak vooraf maken, in uren is 720. '],
  [/(?<="openingHours": { )"weekdays": [^\]]*\]/, '"weekdays": [1, 6]', 'Openingstijden › Dagen '],
  [/(?<="provinces": )\[[^\]]*\]/, '["Utrecht"]', 'Werkgebied › Provincies is '],
  [/"brand":/, '"brnd": "Blinkvast", "brand":', 'brnd hoort hier niet.'],
])('a company file with %s changed to %s is reported', (pattern, replacement, message) => {
  const named = expect.stringContaining(`${companyFile}, regel ${lineWith(pattern)}: ${message}`) as unknown;
  expect(faultsWith(pattern, replacement)).toEqual([named]);
});

test('a missing fact is reported at the section to which it belongs', () => {
  expect(faultsWith(/"opens": "[^"]*",\s*/, '')).toEqual([
    `${companyFile}, regel ${lineWith(/"openingHours"/)}: Openingstijden › Opent om ontbreekt. ` +
      'Schrijf uren en minuten met elk twee cijfers, zoals 08:00.',
  ]);
});

test('a file that is no JSON is one fault at the line of its error', () => {
  const [fault = '', ...others] = faultsWith(/"employees": \d+,/, '"employees": 100,,');
  expect(others).toEqual([]);
  expect(fault).toContain(`${companyFile}, regel ${lineWith(/"employees"/)}: Dit is niet te lezen.`);
});
