import { company, type Company } from '#company';
import { writeFacts } from '#i18n/facts.ts';
import { localeInfo, locales } from '#i18n/locales.ts';
import { expect, test } from 'vitest';

const certificate = { name: 'Keurmerk', number: '1', url: 'https://keurmerk.example' };
const without = { ...company, certificate: undefined, insuredSumEuro: undefined } as Company;

function claimsOf(locale: (typeof locales)[number], facts: Partial<Company>) {
  const { Assurances, certified, insuredSum } = writeFacts(locale, 2026, { ...without, ...facts });
  return { Assurances, certified, insuredSum };
}

test.each(locales)('in %s no certificate or insurance is claimed when its fact is missing', (locale) => {
  expect(claimsOf(locale, {})).toEqual({ Assurances: '', certified: '', insuredSum: '' });
});

test('a certificate and an insurance are claimed when their facts are known', () => {
  expect(claimsOf('nl', { certificate }).Assurances).toBe('Gecertificeerd');
  expect(claimsOf('nl', { insuredSumEuro: 1_000_000 }).Assurances).toBe('Verzekerd');
  const both = 'Gecertificeerd en verzekerd';
  expect(claimsOf('nl', { certificate, insuredSumEuro: 1_000_000 }).Assurances).toBe(both);
  expect(claimsOf('nl', { certificate }).certified).toContain('nummer 1');
});

test.each(locales)('in %s no text links to the price indication when the rates are missing', (locale) => {
  const say = (facts: Company) => writeFacts(locale, 2026, facts)['priceIndication'];
  expect(say({ ...company, priceIndication: undefined })).toBe('');
  expect(say(company)).not.toBe('');
});

test.each(locales)('in %s a charge for a late cancellation is stated, if there is one', (locale) => {
  const say = (lateCancellationPercent: number) =>
    writeFacts(locale, 2026, { ...company, lateCancellationPercent })['changing'] ?? '';
  const percent = new Intl.NumberFormat(localeInfo[locale].intl, { style: 'percent' }).format(0.5);
  expect(say(50).replaceAll(/\s/g, ' ')).toContain(percent.replaceAll(/\s/g, ' '));
  expect(say(50)).not.toMatch(/\{|\}/);
  expect(say(0)).not.toMatch(/\d+\s?%/);
});
