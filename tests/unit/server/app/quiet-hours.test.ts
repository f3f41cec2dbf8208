import { isQuietMinute, setMailWaiting } from '#server/app/quiet-hours.ts';
import { expect, test } from 'vitest';

const databaseUrl = 'postgresql://site:secret@ep-test-123.eu-central-1.aws.neon.tech/site';

test.each([
  ['just before eight in the evening in Amsterdam', '2026-11-23T18:59:00Z', false],
  ['just after eight in the evening in Amsterdam', '2026-11-23T19:01:00Z', true],
  ['at a quarter past midnight in Amsterdam', '2026-11-23T23:15:00Z', false],
  ['at seven in the morning in Amsterdam', '2026-11-23T06:00:00Z', false],
  ['on a Sunday', '2026-11-22T12:01:00Z', true],
])('schedules may let Neon sleep %s, at %s: %s', (_name, time, expected) => {
  expect(isQuietMinute({ databaseUrl }, new Date(time))).toBe(expected);
});

test('schedules may not let Neon sleep while a mail waits, and never pause for another database', () => {
  const night = new Date('2026-11-23T23:01:00Z');
  expect(isQuietMinute({ databaseUrl: 'postgres://site@db.example.nl/site' }, night)).toBe(false);
  expect(isQuietMinute({ databaseUrl: undefined }, night)).toBe(false);
  setMailWaiting(true);
  expect(isQuietMinute({ databaseUrl }, night)).toBe(false);
});
