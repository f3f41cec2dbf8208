/** Texts that depend on facts of the company, which may be missing. */
import { company, type Company } from '#company';
import { writeFacts } from '#i18n/facts.ts';
import { localeInfo, locales } from '#i18n/locales.ts';
import { serviceTerms } from '#i18n/service-terms.ts';
import { serviceIds } from '#services';
import { expect, test } from 'vitest';

const certificate = { name: 'Keurmerk', number: '1', url: 'https://keurmerk.example' };
const without = {
  ...company,
  serviceTerms: undefined,
  certificate: undefined,
  insuredSumEuro: undefined,
  noticePeriodMonths: undefined,
  languagesSpoken: undefined,
} as Company;

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

test.each(locales)('in %s questions whose facts are missing are left out', (locale) => {
  const questions = serviceTerms(locale, 'gp', writeFacts(locale, 2026, without));
  // Emergencies and the first visit need no optional facts.
  expect(questions).toHaveLength(2);
});

test('each question needs only its own fact', () => {
  const say = (terms: Company['serviceTerms']) =>
    serviceTerms('nl', 'gp', writeFacts('nl', 2026, { ...without, serviceTerms: terms })).length;
  expect(say({ confidentiality: false })).toBe(2);
  expect(say({ confidentiality: true })).toBe(3);
  expect(say({ standIns: 1, paymentDays: 30 })).toBe(4);
});

test('vaccination is a question in health care only', () => {
  const count = serviceIds.map((service) => serviceTerms('nl', service).length);
  expect(count).toEqual([14, 14, 13, 13, 14]);
});
