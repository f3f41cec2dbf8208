/**
 * Counting in the hours in which the office is open. Times are in Europe/Amsterdam, also over a
 * change of the clock.
 */
import { company } from '#company';
import { isHoliday } from '#domain/holidays.ts';
import { Temporal } from 'temporal-polyfill';

const weekdays: readonly number[] = company.openingHours.weekdays;
const opens = Temporal.PlainTime.from(company.openingHours.opens);
const closes = Temporal.PlainTime.from(company.openingHours.closes);

/** Days on which the office is closed besides weekends and holidays, as `yyyy-MM-dd`. */
export type ClosedDays = ReadonlySet<string>;

const none: ClosedDays = new Set();

/** True when the office opens on that day. */
export function isWorkingDay(day: Temporal.PlainDate, closed: ClosedDays = none): boolean {
  const name = day.toString();
  return weekdays.includes(day.dayOfWeek) && !isHoliday(name) && !closed.has(name);
}

/**
 * The same time of day on the so many-th working day after; a moment outside office hours counts
 * from the next opening.
 */
export function addWorkingDays(moment: Date, days: number, closed = none): Date {
  let at = rollForward(toLocalTime(moment), closed);
  for (let left = days; left > 0; left -= 1) at = nextWorkingDay(at, closed).withPlainTime(at.toPlainTime());
  return toDate(at);
}

/** The moment after so many hours of open office. */
export function addOfficeHours(moment: Date, hours: number, closed = none): Date {
  let at = rollForward(toLocalTime(moment), closed);
  let left = Temporal.Duration.from({ minutes: Math.round(hours * 60) });
  for (;;) {
    const untilClosing = at.until(at.withPlainTime(closes));
    if (Temporal.Duration.compare(left, untilClosing) <= 0) return toDate(at.add(left));
    left = left.subtract(untilClosing);
    at = nextWorkingDay(at, closed);
  }
}

/** So late on the first working day on which that time of day, `HH:mm`, is not over. */
export function nextWorkdayAt(moment: Date, time: string, closed = none): Date {
  const at = toLocalTime(moment);
  const end = Temporal.PlainTime.from(time);
  const isToday = isWorkingDay(at.toPlainDate(), closed) && !isAtOrAfter(at, end);
  return toDate((isToday ? at : nextWorkingDay(at, closed)).withPlainTime(end));
}

function rollForward(at: Temporal.ZonedDateTime, closed: ClosedDays): Temporal.ZonedDateTime {
  if (!isWorkingDay(at.toPlainDate(), closed) || isAtOrAfter(at, closes)) return nextWorkingDay(at, closed);
  return isAtOrAfter(at, opens) ? at : at.withPlainTime(opens);
}

function isAtOrAfter(at: Temporal.ZonedDateTime, time: Temporal.PlainTime): boolean {
  return Temporal.PlainTime.compare(at.toPlainTime(), time) >= 0;
}

/** Opening time of the first working day after that day. */
function nextWorkingDay(at: Temporal.ZonedDateTime, closed: ClosedDays): Temporal.ZonedDateTime {
  let next = at.add({ days: 1 });
  while (!isWorkingDay(next.toPlainDate(), closed)) next = next.add({ days: 1 });
  return next.withPlainTime(opens);
}

function toLocalTime(moment: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(company.timeZone);
}

function toDate(at: Temporal.ZonedDateTime): Date {
  return new Date(at.epochMilliseconds);
}
