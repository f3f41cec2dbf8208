import { followUpDay, isFollowUpDay } from '#domain/staff/follow-up.ts';
import { expect, test } from 'vitest';

test.each([
  ['on the next day', '2026-11-23', 1, '2026-11-24'],
  ['after the weekend, on which the office is closed', '2026-11-27', 1, '2026-11-30'],
  ['after three days, including closed ones', '2026-11-26', 3, '2026-11-30'],
  ['after Christmas, which ends on a weekend', '2026-12-24', 1, '2026-12-28'],
])('a request returns %s', (_, today, days, expected) => {
  expect(followUpDay(today, days, new Set())).toBe(expected);
});

test('a request does not return on a day that staff has closed', () => {
  expect(followUpDay('2026-11-23', 1, new Set(['2026-11-24', '2026-11-25']))).toBe('2026-11-26');
});

test.each([
  ['2026-11-23', false],
  ['2026-11-24', true],
  ['2027-11-23', true],
  ['2027-11-24', false],
])('%s can be chosen on 23 November: %s', (day, expected) => {
  expect(isFollowUpDay('2026-11-23', day)).toBe(expected);
});
