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

test.each(locales)('in %s nothing is promised of which the facts are missing', (locale) => {
  const questions = serviceTerms(locale, 'gp', writeFacts(locale, 2026, without));
  // Independent of optional facts: emergencies and the first visit.
  expect(questions).toHaveLength(2);
});

test('each term needs its own fact alone', () => {
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
