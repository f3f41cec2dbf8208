/** The recurrence rule of a series of visits, and its days. */
import { isoWeekday } from '#domain/days.ts';
import { rhythms } from '#domain/staff/rhythms.ts';
import { formatRule, listDays, readRule } from '#server/staff/series/rule.ts';
import { describe, expect, test } from 'vitest';

const days = (rhythm: (typeof rhythms)[number], weekdays: number[], until: string, first = '2026-12-01') =>
  listDays(formatRule({ rhythm, weekdays, until }), first);

describe('the days of a series', () => {
  test('recur every week on two weekdays, from the first one on or after its first day', () => {
    const expected = ['2026-12-03', '2026-12-08', '2026-12-10', '2026-12-15'];
    expect(days('week', [2, 4], '2026-12-15', '2026-12-02')).toEqual(expected);
  });

  test('recur every two weeks, counted in weeks that begin on Monday', () => {
    // 6 December is a Sunday.
    const expected = ['2026-12-14', '2026-12-18', '2026-12-28'];
    expect(days('two-weeks', [1, 5], '2026-12-31', '2026-12-06')).toEqual(expected);
  });

  test('recur every month on the second and on the last of a weekday', () => {
    expect(days('month-2', [2], '2027-03-01')).toEqual(['2026-12-08', '2027-01-12', '2027-02-09']);
    expect(days('month--1', [5], '2027-02-26')).toEqual(['2026-12-25', '2027-01-29', '2027-02-26']);
  });

  test('cover a whole year without gaps, across both daylight saving changes', () => {
    const found = days('week', [1], '2027-12-01');
    expect(found).toHaveLength(52);
    expect(new Set(found.map(isoWeekday))).toEqual(new Set([1]));
  });
});

test('a rule can be parsed back', () => {
  for (const rhythm of rhythms) {
    const recurrence = { rhythm, weekdays: rhythm.startsWith('month') ? [3] : [1, 3], until: '2027-06-30' };
    expect(readRule(formatRule(recurrence))).toEqual(recurrence);
  }
});

test('a rule is formatted as in RFC 5545', () => {
  const text = 'FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20270630';
  expect(formatRule({ rhythm: 'month--1', weekdays: [5], until: '2027-06-30' })).toBe(text);
});
