/** The bookable days by the machine's clock, and their distribution over tests. */
import { listAllowedTimes } from '#domain/booking.ts';

const ownDays = 7;

/** The days on which the rules allow a time, whether free or booked, in order. */
export function bookableDays(): string[] {
  return listAllowedTimes(new Date())
    .filter(({ slots }) => slots.length > 0)
    .map(({ day }) => day);
}

/** The days divided among workers. Excludes the first, whose times pass while tests run. */
export const sharedDays = () => bookableDays().slice(1, -ownDays);

/** A day that only one test file uses; `number` is below seven. */
export function ownDay(number: number): string {
  return bookableDays().at(-1 - number) ?? '';
}
