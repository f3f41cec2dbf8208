/**
 * The days on which an appointment can be booked by the clock of the machine, and which test uses
 * which of them.
 */
import { listAllowedTimes } from '#domain/booking.ts';
import { utcDay } from '#domain/days.ts';
import { comingHolidays } from '#domain/holidays.ts';

const ownDays = 6;
/** Between what is shared and what is not: the arrow keys lead some days further. */
const spareDays = 3;

/** The days on which the rules allow a time, taken or not, in order. */
export function bookableDays(): string[] {
  return listAllowedTimes(new Date())
    .filter(({ slots }) => slots.length > 0)
    .map(({ day }) => day);
}

/** Those on which any test may book, at least six. */
export function sharedDays(): string[] {
  return bookableDays().slice(0, -(ownDays + spareDays));
}

/** A day on which only one test file books or closes anything; `number` is below six. */
export function ownDay(number: number): string {
  return bookableDays().at(-1 - number) ?? '';
}

/** The next public holiday: of those that are over, the built pages know nothing. */
export function nextHoliday(): string {
  return comingHolidays(utcDay(new Date()))[0]?.day ?? '';
}
