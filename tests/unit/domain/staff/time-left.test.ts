import { officeMinutes, timeLeft } from '#domain/staff/time-left.ts';
import { describePromise, formatOfficeMinutes } from '#i18n/staff/time-left.ts';
import { expect, test } from 'vitest';

const at = (text: string) => new Date(text);

test.each([
  ['2026-11-23T09:00:00Z', '2026-11-23T11:30:00Z', 150],
  ['2026-11-23T16:30:00Z', '2026-11-24T07:30:00Z', 60], // half an hour on either side of the night
  ['2026-12-24T16:00:00Z', '2026-12-28T08:00:00Z', 120], // over Christmas
  ['2026-09-14T10:00:00Z', '2026-11-27T11:00:00Z', 32_400], // eleven weeks, also over a change of the clock
])('from %s until %s the office is open for %i minutes', (from, until, minutes) => {
  expect(officeMinutes(at(from), at(until))).toBe(minutes);
});

test('a deadline is calm, then urgent in its last two hours, then overdue', () => {
  const due = at('2026-11-23T15:00:00Z');
  expect(timeLeft(due, at('2026-11-23T13:00:00Z'))).toEqual({ minutes: 120, urgency: 'calm' });
  expect(timeLeft(due, at('2026-11-23T13:01:00Z'))).toEqual({ minutes: 119, urgency: 'urgent' });
  expect(timeLeft(due, at('2026-11-23T15:01:00Z'))).toEqual({ minutes: 1, urgency: 'overdue' });
});

test.each([
  [1, '1 minuut'],
  [59, '59 minuten'],
  [60, '1 uur'],
  [599, '9 uur'],
  [600, '1 werkdag'],
  [1800, '3 werkdagen'],
])('%i minutes are written as %s', (minutes, words) => {
  expect(formatOfficeMinutes(minutes)).toBe(words);
});

test.each([
  ['in office hours', '2026-11-23T09:00:00Z', '2026-11-23T12:00:00Z', 'nog 3 uur'],
  ['on a Sunday', '2026-11-22T11:00:00Z', '2026-11-23T10:00:00Z', 'vóór ma 11:00'],
  ['before the office opens', '2026-11-23T05:00:00Z', '2026-11-23T10:00:00Z', 'vóór 11:00'],
  ['a day or more ahead', '2026-11-22T11:00:00Z', '2026-11-24T10:00:00Z', 'nog 1 werkdag'],
])('the time left, %s, from %s until %s is written as %s', (_, now, due, words) => {
  expect(describePromise(at(due), at(now)).text).toBe(words);
});
