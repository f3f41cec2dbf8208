/**
 * Arithmetic in office hours. Times are in Europe/Amsterdam, also across daylight saving changes.
 */
import { company } from '#company';
import { isOfficeDay } from '#domain/holidays.ts';
import { Temporal } from 'temporal-polyfill';

const opens = Temporal.PlainTime.from(company.openingHours.opens);
const closes = Temporal.PlainTime.from(company.openingHours.closes);
const midnight = new Temporal.PlainTime();

/** Days, as `yyyy-MM-dd`, on which the office is closed besides weekends and holidays. */
export type ClosedDays = ReadonlySet<string>;

const none: ClosedDays = new Set();

/** True when the office opens on that day, `yyyy-MM-dd`. */
export function isWorkingDay(day: string, closed: ClosedDays = none): boolean {
  return isOfficeDay(day) && !closed.has(day);
}

/**
 * Returns the same time of day after the given number of working days. A moment outside office
 * hours counts as the previous closing time, so that one working day is never more than the
 * promised 24 hours, apart from days on which the office is closed.
 */
export function addWorkingDays(moment: Date, days: number, closed = none): Date {
  const arrival = toLocalTime(moment);
  const today = arrival.toPlainDate();
  const from = isWorkingDay(String(today), closed) ? arrival : at(nextWorkingDay(today, closed), midnight);
  let day = from.toPlainDate();
  for (let left = days - 1; left > 0; left -= 1) day = nextWorkingDay(day, closed);
  if (isAtOrAfter(from, opens)) {
    const time = isAtOrAfter(from, closes) ? closes : from.toPlainTime();
    return toDate(at(nextWorkingDay(day, closed), time));
  }
  return toDate(at(day, closes));
}

/** Adds office hours. */
export function addOfficeHours(moment: Date, hours: number, closed = none): Date {
  let from = rollForward(toLocalTime(moment), closed);
  let left = Temporal.Duration.from({ minutes: Math.round(hours * 60) });
  for (;;) {
    const untilClosing = from.until(from.withPlainTime(closes));
    if (Temporal.Duration.compare(left, untilClosing) <= 0) return toDate(from.add(left));
    left = left.subtract(untilClosing);
    from = at(nextWorkingDay(from.toPlainDate(), closed), opens);
  }
}

/** Returns the given time (`HH:mm`) on the first working day on which it has not passed yet. */
export function nextWorkdayAt(moment: Date, time: string, closed = none): Date {
  const from = toLocalTime(moment);
  const today = from.toPlainDate();
  const end = Temporal.PlainTime.from(time);
  const isToday = isWorkingDay(String(today), closed) && !isAtOrAfter(from, end);
  return toDate(at(isToday ? today : nextWorkingDay(today, closed), end));
}

function rollForward(from: Temporal.ZonedDateTime, closed: ClosedDays): Temporal.ZonedDateTime {
  const today = from.toPlainDate();
  if (!isWorkingDay(String(today), closed) || isAtOrAfter(from, closes))
    return at(nextWorkingDay(today, closed), opens);
  return isAtOrAfter(from, opens) ? from : at(today, opens);
}

function isAtOrAfter(moment: Temporal.ZonedDateTime, time: Temporal.PlainTime): boolean {
  return Temporal.PlainTime.compare(moment.toPlainTime(), time) >= 0;
}

function nextWorkingDay(day: Temporal.PlainDate, closed: ClosedDays): Temporal.PlainDate {
  let next = day.add({ days: 1 });
  while (!isWorkingDay(String(next), closed)) next = next.add({ days: 1 });
  return next;
}

function at(day: Temporal.PlainDate, plainTime: Temporal.PlainTime): Temporal.ZonedDateTime {
  return day.toZonedDateTime({ timeZone: company.timeZone, plainTime });
}

function toLocalTime(moment: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(company.timeZone);
}

function toDate({ epochMilliseconds }: Temporal.ZonedDateTime): Date {
  return new Date(epochMilliseconds);
}
