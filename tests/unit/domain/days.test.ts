import { addDays, isoWeekday, toLocalTime, toMoment } from '#domain/days.ts';
import { expect, test } from 'vitest';

const timeZone = 'Europe/Amsterdam';

test.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2027-03-28', 1, '2027-03-29'], // a day of 23 hours
  ['2027-10-31', 1, '2027-11-01'], // 25 hours
])('%s plus %i days is %s', (day, days, result) => {
  expect(addDays(day, days)).toBe(result);
});

test('the week starts on Monday', () => {
  expect(isoWeekday('2026-11-23')).toBe(1);
  expect(isoWeekday('2026-11-29')).toBe(7);
});

test.each([
  ['2026-07-02', '00:30', '2026-07-01T22:30:00.000Z'],
  ['2027-03-28', '01:30', '2027-03-28T00:30:00.000Z'],
  ['2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
  ['2027-10-31', '03:00', '2027-10-31T02:00:00.000Z'],
])('%s %s in Amsterdam is %s', (day, time, moment) => {
  expect(toMoment({ day, time }, timeZone).toISOString()).toBe(moment);
  expect(toLocalTime(new Date(moment), timeZone)).toEqual({ day, time });
});
