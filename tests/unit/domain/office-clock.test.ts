import { getOfficeCalendar } from '#collections/office-calendar.ts';
import { findAppointmentDays, isOpen, nameDay } from '#domain/office-clock.ts';
import { listOfferedDays, listSlots } from '#domain/booking.ts';
import { describe, expect, test } from 'vitest';

const calendar = getOfficeCalendar(new Date('2026-11-21T12:00:00Z'));

test.each([
  ['Monday at opening time', '2026-11-23T07:00:00Z', true],
  ['a minute before closing', '2026-11-23T16:59:00Z', true],
  ['at closing time', '2026-11-23T17:00:00Z', false],
  ['in summer, an hour earlier in UTC', '2027-07-05T06:00:00Z', true],
  ['Saturday', '2026-11-28T11:00:00Z', false],
  ['Easter Monday of the year after', '2027-03-29T11:00:00Z', false],
])('%s, at %s, the office is open: %s', (_name, moment, expected) => {
  expect(isOpen(new Date(moment), calendar)).toBe(expected);
});

describe('the days of the booking teaser', () => {
  test.each([
    ['48 hours before the last time of a day', '2026-11-23T15:00:00Z'],
    ['a minute later', '2026-11-23T15:01:00Z'],
    ['before Christmas', '2026-12-22T15:30:00Z'],
    ['before Easter, over the change of the clock', '2027-03-26T15:00:00Z'],
    ['a minute later', '2027-03-26T15:01:00Z'],
  ])('are the days on which the booking rules offer a time: %s', (_name, moment) => {
    const now = new Date(moment);
    const offered = listOfferedDays(now).slice(0, 9);
    const bookable = offered.map(({ day }) => day).filter((day) => listSlots(day, now).length > 0);
    expect(findAppointmentDays(now, calendar)).toEqual(bookable.slice(0, 5));
  });

  test('leave out days on which the office is open but no team works', () => {
    const days = findAppointmentDays(new Date('2026-11-23T15:00:00Z'), {
      ...calendar,
      appointmentWeekdays: [1, 2],
    });
    expect(days).toEqual(['2026-11-30', '2026-12-01', '2026-12-07', '2026-12-08', '2026-12-14']);
  });

  test('are named in the language, with Western digits in Arabic', () => {
    expect(nameDay('2026-11-24', 'nl-NL')).toEqual(['di', '24', 'nov']);
    expect(nameDay('2026-11-24', 'ar-EG-u-nu-latn')).toEqual(['الثلاثاء', '24', 'نوفمبر']);
  });
});
