/** The bookable days by the machine's clock, and which tests use them. */
import { listAllowedTimes } from '#domain/booking.ts';

const ownDays = 7;

/** Returns the days on which the booking rules allow a time, free or booked, in order. */
export function bookableDays(): string[] {
  return listAllowedTimes(new Date())
    .filter(({ slots }) => slots.length > 0)
    .map(({ day }) => day);
}

/**
 * The days that workers divide among them. Excludes the first day, because its times may pass
 * during the tests, and the days of `ownDay`.
 */
export const sharedDays = () => bookableDays().slice(1, -ownDays);

/** Returns a day that is reserved for one test file; `number` is from 0 to 6. */
export function ownDay(number: number): string {
  return bookableDays().at(-1 - number) ?? '';
}
