import { serviceIds } from '#services';
import { indicatePrice, type PriceFigures, type PriceQuestion } from '#domain/price-indication.ts';
import { expect, test } from 'vitest';

/** The figures of the worked example in article 7 of the blog. They give an amount, not a range. */
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

test('the result matches the worked example of article 7: 300 m², twice a week', () => {
  expect(indicatePrice(office, example)).toEqual({
    minutesPerVisit: 90,
    visit: { from: 60, to: 60 },
    month: { from: 520, to: 520, minutes: (156 / 12) * 60 },
  });
});

test('a single visit has no price per month', () => {
  expect(indicatePrice({ ...office, frequency: 'eenmalig' }, example).month).toBeUndefined();
});

const spread = { spreadPercent: { from: 85, to: 115 } };

test.each<[string, Partial<PriceQuestion>, Partial<PriceFigures>, object]>([
  ['at the weekend', { partOfDay: 'weekend' }, {}, { visit: { from: 78, to: 78 } }],
  ['on carpet, rounded', { floor: 'carpet' }, {}, { minutesPerVisit: 82, visit: { from: 55, to: 55 } }],
  ['as a range', {}, spread, { visit: { from: 51, to: 69 }, month: { from: 442, to: 598 } }],
  [
    'whose price per month is that of the rounded visits',
    { squareMeters: 240 },
    { spreadPercent: { from: 90, to: 120 } },
    { visit: { from: 43, to: 58 }, month: { from: 373, to: 503 } },
  ],
  ['of more square metres', { squareMeters: 600 }, {}, { minutesPerVisit: 180, visit: { from: 120 } }],
  ['of few square metres', { squareMeters: 50 }, {}, { minutesPerVisit: 35, visit: { from: 25, to: 25 } }],
])('the price of a visit %s follows from the figures', (_, changes, figures, expected) => {
  expect(indicatePrice({ ...office, ...changes }, { ...example, ...figures })).toMatchObject(expected);
});
