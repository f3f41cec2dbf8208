import { company, type Company } from '#company';
import { writeFacts } from '#i18n/facts.ts';
import { locales } from '#i18n/locales.ts';
import { serviceTerms } from '#i18n/service-terms.ts';
import { serviceIds } from '#services';
import { expect, test } from 'vitest';

const without = {
  ...company,
  serviceTerms: undefined,
  certificate: undefined,
  insuredSumEuro: undefined,
  noticePeriodMonths: undefined,
  languagesSpoken: undefined,
} as Company;

test.each(locales)('in %s questions whose facts are missing are left out', (locale) => {
  const questions = serviceTerms(locale, 'gp', writeFacts(locale, 2026, without));
  // Emergencies and the first visit need no optional facts.
  expect(questions).toHaveLength(2);
});

test('each question needs only its own fact', () => {
  const say = (terms: Company['serviceTerms']) =>
    serviceTerms('nl', 'gp', writeFacts('nl', 2026, { ...without, serviceTerms: terms })).length;
  expect(say({})).toBe(2);
  expect(say({ confidentiality: false })).toBe(2);
  expect(say({ confidentiality: true })).toBe(3);
  expect(say({ standIns: 1, paymentDays: 30 })).toBe(4);
});

test('vaccination is a question in health care only', () => {
  const count = serviceIds.map((service) => serviceTerms('nl', service).length);
  expect(count).toEqual([14, 14, 13, 13, 14]);
});
