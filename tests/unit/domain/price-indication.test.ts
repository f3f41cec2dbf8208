import { company } from '#company';
import { serviceIds, type ServiceId } from '#services';
import {
  floors,
  indicatePrice,
  partsOfDay,
  visitsPerYear,
  type Frequency,
  type PriceFigures,
  type PriceQuestion,
} from '#domain/price-indication.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/**
 * The figures of the worked example in article 7 of the blog, which has a single amount instead of
 * a range.
 */
const example: PriceFigures = {
  ratePerHourEuro: { day: 40, evening: 44, weekend: 52 },
  squareMetersPerHour: Object.fromEntries(
    serviceIds.map((service) => [service, { mixed: 200, carpet: 220, hard: 180 }]),
  ) as PriceFigures['squareMetersPerHour'],
  spreadPercent: { from: 100, to: 100 },
  minimumVisit: { euro: 25, minutes: 35 },
};
const office: PriceQuestion = {
  service: 'office',
  squareMeters: 300,
  frequency: 'tweemaal',
  partOfDay: 'day',
  floor: 'mixed',
};

describe('the worked example of article 7', () => {
  test('comes out: 300 m², twice a week', () => {
    expect(indicatePrice(office, example)).toEqual({
      minutesPerVisit: 90,
      visit: { from: 60, to: 60 },
      month: { from: 520, to: 520, minutes: (156 / 12) * 60 },
    });
  });
});

test('the lowest price buys what the pages state', () => {
  const { priceIndication, priceFromEuro: euro, minimumVisit } = company;
  if (!priceIndication || !minimumVisit) return;
  const { minutes, squareMeters } = minimumVisit;
  const figures = { ...priceIndication, minimumVisit: { euro, minutes } };
  for (const service of serviceIds)
    expect(indicatePrice({ ...office, service, squareMeters }, figures)).toMatchObject({
      minutesPerVisit: minutes,
      visit: { from: euro },
    });
});

test('one visit has no price per month', () => {
  expect(indicatePrice({ ...office, frequency: 'eenmalig' }, example).month).toBeUndefined();
});

const pace = fc.integer({ min: 10, max: 2_000 });
const paces = fc.record({ mixed: pace, carpet: pace, hard: pace });
const anyFigures: fc.Arbitrary<PriceFigures> = fc.record({
  ratePerHourEuro: fc
    .record({ day: fc.integer({ min: 10, max: 200 }), evening: fc.nat(100), weekend: fc.nat(100) })
    .map(({ day, evening, weekend }) => ({ day, evening: day + evening, weekend: day + weekend })),
  squareMetersPerHour: fc.record(
    Object.fromEntries(serviceIds.map((id) => [id, paces])) as Record<ServiceId, typeof paces>,
  ),
  spreadPercent: fc.record({
    from: fc.integer({ min: 50, max: 100 }),
    to: fc.integer({ min: 100, max: 200 }),
  }),
  minimumVisit: fc.record({ euro: fc.integer({ min: 5, max: 1_000 }), minutes: fc.nat(600) }),
});
const anyQuestion: fc.Arbitrary<PriceQuestion> = fc.record({
  service: fc.constantFrom(...serviceIds),
  squareMeters: fc.integer({ min: 1, max: 10_000 }),
  frequency: fc.constantFrom(...(Object.keys(visitsPerYear) as Frequency[])),
  partOfDay: fc.constantFrom(...partsOfDay),
  floor: fc.constantFrom(...floors),
});

/** The amounts of an indication, from low to high. */
function amountsOf(question: PriceQuestion, figures: PriceFigures) {
  const { visit, month } = indicatePrice(question, figures);
  return [visit.from, visit.to, ...(month ? [month.from, month.to] : [])];
}

function expectNoLess(dear: number[], cheap: number[]) {
  for (const [index, amount] of dear.entries()) expect(amount).toBeGreaterThanOrEqual(cheap[index] ?? NaN);
}

describe('whatever the figures', () => {
  test('amounts are whole, go up, and no visit costs less or is shorter than the least', () => {
    fc.assert(
      fc.property(anyQuestion, anyFigures, (question, figures) => {
        const { visit, month, minutesPerVisit } = indicatePrice(question, figures);
        expect(amountsOf(question, figures).every(Number.isInteger)).toBe(true);
        expect(visit.from).toBeLessThanOrEqual(visit.to);
        expect(visit.from).toBeGreaterThanOrEqual(figures.minimumVisit.euro);
        expect(minutesPerVisit).toBeGreaterThanOrEqual(figures.minimumVisit.minutes);
        if (month) expect(month.from).toBeLessThanOrEqual(month.to);
      }),
    );
  });

  test('more square metres never cost less', () => {
    fc.assert(
      fc.property(anyQuestion, fc.nat(10_000), anyFigures, (question, more, figures) => {
        const larger = { ...question, squareMeters: question.squareMeters + more };
        expectNoLess(amountsOf(larger, figures), amountsOf(question, figures));
      }),
    );
  });

  test('evening and weekend are never cheaper than the day', () => {
    fc.assert(
      fc.property(anyQuestion, anyFigures, (question, figures) => {
        const byDay = amountsOf({ ...question, partOfDay: 'day' }, figures);
        expectNoLess(amountsOf({ ...question, partOfDay: 'evening' }, figures), byDay);
        expectNoLess(amountsOf({ ...question, partOfDay: 'weekend' }, figures), byDay);
      }),
    );
  });
});
