import { parsePeriod, weeksOf } from '#contracts/staff/figures.ts';
import { expect, test } from 'vitest';

const today = '2026-11-23';
const read = (query: string) => parsePeriod(new URLSearchParams(query), today);

test('a period is whole weeks, from a Monday until a Sunday', () => {
  expect(read('van=2026-11-04&tot=2026-11-18')).toEqual({ first: '2026-11-02', last: '2026-11-22' });
  expect(weeksOf(read('van=2026-11-04&tot=2026-11-18'))).toEqual(['2026-11-02', '2026-11-09', '2026-11-16']);
});

test('the days of a period may be in either order', () => {
  expect(read('van=2026-11-18&tot=2026-11-04')).toEqual(read('van=2026-11-04&tot=2026-11-18'));
});

test('a period without days is the last thirteen weeks', () => {
  expect(read('')).toEqual({ first: '2026-08-31', last: '2026-11-29' });
});

test('a period ends with the current week at the latest, and begins before its end', () => {
  expect(read('van=2026-11-30&tot=2027-03-01')).toEqual({ first: '2026-11-23', last: '2026-11-29' });
});

test('a period is never longer than a year and a week', () => {
  expect(weeksOf(read('van=2001-01-01'))).toHaveLength(53);
});

const noDays = ['0000-01-01', '0000-01-03', '0001-01-01', '1999-12-31', '2026-13-01', '+010000-01-01', 'x'];
test.each(noDays)('the day %s is ignored, at either end', (day) => {
  expect(read(`van=${encodeURIComponent(day)}&tot=${encodeURIComponent(day)}`)).toEqual(read(''));
});
