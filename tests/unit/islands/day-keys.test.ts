import { findDayAt } from '#islands/fields/day-keys.ts';
import { describe, expect, test } from 'vitest';

/** Monday 2 until Friday 27 November 2026; the 10th and the 18th are fully booked. */
const days = [2, 3, 4, 5, 6, 9, 11, 12, 13, 16, 17, 19, 20, 23, 24, 25, 26, 27].map(
  (date) => `2026-11-${String(date).padStart(2, '0')}`,
);

function press(key: string, date: string, isRtl = false): string | undefined {
  return findDayAt({ day: `2026-11-${date}`, key, isRtl }, days)?.slice(-2);
}

describe('a key of the calendar', () => {
  test.each([
    ['ArrowRight', '06', '09'],
    ['ArrowRight', '27', '27'],
    ['ArrowLeft', '09', '06'],
    ['ArrowDown', '03', '17'],
    ['ArrowUp', '17', '03'],
    ['Home', '12', '09'],
    ['End', '16', '20'],
    ['PageDown', '03', '24'],
    ['PageUp', '25', '04'],
    ['PageUp', '02', '02'],
  ])('%s on the %s leads to the %s', (key, from, to) => {
    expect(press(key, from)).toBe(to);
  });

  test.each(['Tab', ' '])('%j is left to the browser', (key) => {
    expect(press(key, '06')).toBeUndefined();
  });

  test('is mirrored for right-to-left languages', () => {
    expect([press('ArrowLeft', '06', true), press('ArrowRight', '09', true)]).toEqual(['09', '06']);
    expect([press('ArrowDown', '02', true), press('Home', '12', true)]).toEqual(['09', '09']);
  });
});
