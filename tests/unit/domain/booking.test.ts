import { company } from '#company';
import {
  appointmentSlots,
  hoursFor,
  listOfferedDays,
  listSlots,
  validateAppointmentTime,
} from '#domain/booking.ts';
import { describe, expect, test } from 'vitest';

/** Saturday 21 November 2026, 10:00 in Amsterdam. */
const saturday = new Date('2026-11-21T09:00:00Z');

const issueOf = (day: string, slot: string, now = saturday) => validateAppointmentTime(day, slot, now);

describe('the days to choose from', () => {
  test('are the working days of thirty days, starting tomorrow', () => {
    const days = listOfferedDays(saturday).map(({ day }) => day);
    expect(days[0]).toBe('2026-11-23');
    expect(days.at(-1)).toBe('2026-12-21');
    expect(days).toHaveLength(21);
  });

  test('include a holiday, which cannot be booked', () => {
    const now = new Date('2026-12-10T09:00:00Z');
    expect(listOfferedDays(now)).toContainEqual({ day: '2026-12-25', isBookable: false });
    expect(listSlots('2026-12-25', now)).toEqual([]);
    expect(issueOf('2026-12-25', '10:00', now)).toBe('appointmentForm.dateUnavailable');
  });

  test('cannot be booked when the facts file closes them', () => {
    company.closures.push('2026-12-02');
    expect(issueOf('2026-12-02', '10:00')).toBe('appointmentForm.dateUnavailable');
    company.closures.pop();
    expect(issueOf('2026-12-02', '10:00')).toBeUndefined();
  });
});

describe('the times to choose from', () => {
  test('are the hours in which an appointment fits between opening and closing', () => {
    const { opens, closes } = company.appointments;
    const hours = Array.from(
      { length: parseInt(closes) - parseInt(opens) },
      (_, index) => parseInt(opens) + index,
    );
    expect(appointmentSlots).toEqual(hours.map((hour) => `${String(hour).padStart(2, '0')}:00`));
  });

  test.each([
    // Monday 23 November, 10:00 in Amsterdam is 48 hours before Wednesday 10:00.
    ['2026-11-23T09:00:00.000Z', '2026-11-25', '10:00'],
    ['2026-11-23T09:00:00.001Z', '2026-11-25', '11:00'],
    // The clock goes back on Sunday 31 October 2027: 48 hours before Monday 09:00 is Saturday 10:00
    // in local time.
    ['2027-10-30T08:00:00Z', '2027-11-01', '09:00'],
    ['2027-10-30T08:00:01Z', '2027-11-01', '10:00'],
  ] as const)('are at %s, for %s, those at least 48 hours away: from %s on', (now, day, first) => {
    const slots = appointmentSlots.slice(appointmentSlots.indexOf(first));
    expect(listSlots(day, new Date(now))).toEqual(slots);
  });
});

describe('a day and a time that are posted', () => {
  type Case = [day: string, time: string, issue: string | undefined];
  const onDay = (day: string): Case => [day, '10:00', 'appointmentForm.dateUnavailable'];
  const atTime = (time: string): Case => ['2026-11-24', time, 'appointmentForm.timeUnavailable'];

  test.each<Case>([
    ['2026-11-23', '10:00', undefined], // exactly 48 hours away
    ['2026-11-28', '10:00', 'appointmentForm.dateUnavailable'], // Saturday
    ...['', '2026-11-24T10:00:00Z', '2026-11-31', '2026-W48-2', '+002026-11-24'].map(onDay),
    ...['Tue Nov 24 2026', '٢٠٢٦-١١-٢٤', 'constructor'].map(onDay),
    ...['', '10', '10:00:00', '10:00Z', '١٠:٠٠', 'length'].map(atTime),
  ])('spelled %j and %j have the issue %s', (day, slot, issue) => {
    expect(issueOf(day, slot)).toBe(issue);
  });
});

test.each([
  [0, '09:00', 1],
  [60, '09:00', 1],
  [61, '09:00', 2],
  [1000, '09:00', 4],
  [120, '16:00', 1],
] as const)('%d minutes of work from %s on need %d hours of a team', (minutes, slot, hours) => {
  expect(hoursFor(minutes, slot)).toBe(hours);
});
