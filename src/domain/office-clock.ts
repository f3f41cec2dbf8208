/**
 * The home page's statements about today: whether the office is open, and the first days for an
 * appointment.
 */
import { addDays, isoWeekday, toLocalTime } from '#domain/days.ts';

/**
 * The company's calendar as the page carries it: small, so that the browser can keep true what the
 * build wrote.
 */
export interface OfficeCalendar {
  timeZone: string;
  /** ISO weekdays of the office and of appointments. */
  weekdays: readonly number[];
  opens: string;
  closes: string;
  /** The last time of a day at which an appointment starts. */
  lastSlot: string;
  bookAheadHours: number;
  /** Public holidays and closures to come, as `yyyy-MM-dd`. */
  closedDays: readonly string[];
}

const hourMs = 3_600_000;
const daysShown = 5;

/** True when the office is open at that moment. */
export function isOpen(moment: Date, calendar: OfficeCalendar): boolean {
  const { day, time } = toLocalTime(moment, calendar.timeZone);
  return isWorkday(day, calendar) && time >= calendar.opens && time < calendar.closes;
}

/**
 * The next days on which an appointment may start, as `yyyy-MM-dd`. Whether one is still free only
 * the server knows.
 */
export function findAppointmentDays(now: Date, calendar: OfficeCalendar): string[] {
  const earliest = new Date(now.getTime() + calendar.bookAheadHours * hourMs);
  const { day, time } = toLocalTime(earliest, calendar.timeZone);
  const days: string[] = [];
  for (
    let next = addDays(day, time > calendar.lastSlot ? 1 : 0);
    days.length < daysShown;
    next = addDays(next, 1)
  )
    if (isWorkday(next, calendar)) days.push(next);
  return days;
}

/** Weekday, number and month of a day in short words of a language. */
export function nameDay(day: string, language: string): string[] {
  const formats: Intl.DateTimeFormatOptions[] = [
    { weekday: 'short' },
    { day: 'numeric' },
    { month: 'short' },
  ];
  return formats.map((format) => new Date(day).toLocaleDateString(language, { ...format, timeZone: 'UTC' }));
}

function isWorkday(day: string, { weekdays, closedDays }: OfficeCalendar): boolean {
  return weekdays.includes(isoWeekday(day)) && !closedDays.includes(day);
}
