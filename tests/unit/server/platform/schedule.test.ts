import { isDue } from '#server/platform/schedule.ts';
import { describe, expect, test } from 'vitest';

/** A Saturday. */
const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);

describe('isDue', () => {
  test.each([
    ['* * * * *', '13:37', true],
    ['*/15 * * * *', '13:30', true],
    ['*/15 * * * *', '13:31', false],
    ['5 4 * * *', '04:05', true],
    ['5 4 * * *', '05:04', false],
    ['0 8-18 * * 1-5', '09:00', false],
    ['0 8-18 * * 6', '09:00', true],
    ['0,30 9 * * *', '09:30', true],
    ['10-20/5 9 * * *', '09:15', true],
    ['10-20/5 9 * * *', '09:25', false],
    ['0 0 1 * 6', '00:00', true],
    ['0 0 21 * 1', '00:00', true],
    ['0 0 * 12 *', '00:00', false],
    ['@hourly', '13:00', true],
    ['@daily', '00:00', true],
    ['@daily', '01:00', false],
  ])('%s at %s: %s', (schedule, time, due) => {
    expect(isDue(schedule, at(time))).toBe(due);
  });

  test.each(['', '* * * *', 'x * * * *', '@never'])('refuses "%s", which is no schedule', (schedule) => {
    expect(() => isDue(schedule, at('00:00'))).toThrow('is not a');
  });
});
