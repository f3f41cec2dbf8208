import {
  applicationDeadline,
  callbackDeadline,
  confirmationDeadline,
  replyDeadline,
} from '#domain/deadlines.ts';
import { addOfficeHours } from '#domain/working-hours.ts';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';

const zone = '[Europe/Amsterdam]';

function at(localTime: string): Date {
  return new Date(Temporal.ZonedDateTime.from(localTime + zone).epochMilliseconds);
}

test.each([
  ['2026-11-21T12:00', '2026-11-23T18:00', 'on a Saturday'],
  ['2026-11-23T07:59', '2026-11-23T18:00', 'before opening'],
  ['2026-11-23T08:00', '2026-11-24T08:00', 'at opening'],
  ['2026-11-23T18:00', '2026-11-24T18:00', 'at closing'],
  ['2026-12-24T12:00', '2026-12-28T12:00', 'before Christmas, over the weekend after it'],
  ['2027-03-26T09:30', '2027-03-30T09:30', 'before the clock goes forward'],
])('a reply is due within one working day, in office hours: from %s at %s (%s)', (arrived, deadline) => {
  expect(replyDeadline(at(arrived))).toEqual(at(deadline));
});

test.each<[arrived: string, part: string | undefined, deadline: string, how: string]>([
  ['2026-11-23T16:00', undefined, '2026-11-23T18:00', 'within two office hours'],
  ['2026-11-23T16:30', undefined, '2026-11-24T08:30', 'within two office hours'],
  ['2026-11-23T10:15', 'ochtend', '2026-11-23T12:00', 'the part has not ended'],
  ['2026-11-23T19:59', 'avond', '2026-11-23T20:00', 'the part has a minute left'],
  ['2026-11-20T20:00', 'avond', '2026-11-23T20:00', 'on the next working day'],
  ['2026-11-23T10:15', 'altijd', '2026-11-23T12:15', 'no part, so within two office hours'],
])(
  'a callback is due by the end of a chosen part, if any: from %s for %s at %s (%s)',
  (arrived, part, deadline) => {
    expect(callbackDeadline(at(arrived), part)).toEqual(at(deadline));
  },
);

test.each([
  ['2026-11-23T10:00', '2026-11-27T10:00', '2026-11-24T10:00', 'on a Monday, for Friday'],
  ['2026-11-27T16:00', '2026-11-30T09:00', '2026-11-30T08:00', 'on a Friday, for Monday morning'],
  ['2026-11-27T08:30', '2026-11-27T09:00', '2026-11-27T09:00', 'within the last hour'],
])(
  'a confirmation comes within one working day, and an hour before the appointment: from %s for %s at %s (%s)',
  (arrived, start, deadline) => {
    expect(confirmationDeadline(at(arrived), at(start))).toEqual(at(deadline));
  },
);

test('seconds within office hours are preserved', () => {
  const moment = new Date('2026-11-23T09:12:34.567Z');
  expect(addOfficeHours(moment, 0)).toEqual(moment);
});

describe('a day on which staff has closed the office', () => {
  const closed = new Set(['2026-11-24', '2026-11-25']);

  test('does not count for a reply, a confirmation or an application', () => {
    const monday = at('2026-11-23T12:00');
    expect(replyDeadline(monday, closed)).toEqual(at('2026-11-26T12:00'));
    expect(confirmationDeadline(monday, undefined, closed)).toEqual(at('2026-11-26T12:00'));
    expect(applicationDeadline(monday, closed)).toEqual(at('2026-12-02T12:00'));
  });

  test('does not count for a callback either, even when it is today', () => {
    expect(callbackDeadline(at('2026-11-23T17:00'), null, closed)).toEqual(at('2026-11-26T09:00'));
    expect(callbackDeadline(at('2026-11-24T09:00'), 'ochtend', closed)).toEqual(at('2026-11-26T12:00'));
  });
});
