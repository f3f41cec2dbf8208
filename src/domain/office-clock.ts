/**
 * What the home page states about the current time: whether the office is open, and the first days
 * for an appointment.
 */
import { addDays, isoWeekday, toLocalTime } from '#domain/days.ts';

/**
 * The company's calendar, embedded in the page, so that the browser can keep the statements
 * current.
 */
export interface OfficeCalendar {
  timeZone: string;
  /** ISO weekdays on which the office is open. */
  weekdays: readonly number[];
  /** ISO weekdays on which an appointment can start. */
  appointmentWeekdays: readonly number[];
  opens: string;
  closes: string;
  /** The last start of an appointment on a day. */
  lastSlot: string;
  bookAheadHours: number;
  /** Public holidays and closures from today on, as `yyyy-MM-dd`. */
  closedDays: readonly string[];
}

const hourMs = 3_600_000;
const daysShown = 5;

/** True when the office is open at that moment. */
export function isOpen(moment: Date, calendar: OfficeCalendar): boolean {
  const { day, time } = toLocalTime(moment, calendar.timeZone);
  return isWorkday(day, calendar.weekdays, calendar) && time >= calendar.opens && time < calendar.closes;
}

/**
 * Returns the next days on which an appointment can start, as `yyyy-MM-dd`. Only the server knows
 * whether they have a free time.
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
    if (isWorkday(next, calendar.appointmentWeekdays, calendar)) days.push(next);
  return days;
}

/** Formats the weekday, the day and the month separately, abbreviated, in a language. */
export function nameDay(day: string, language: string): string[] {
  const formats: Intl.DateTimeFormatOptions[] = [
    { weekday: 'short' },
    { day: 'numeric' },
    { month: 'short' },
  ];
  return formats.map((format) => new Date(day).toLocaleDateString(language, { ...format, timeZone: 'UTC' }));
}

function isWorkday(day: string, weekdays: readonly number[], { closedDays }: OfficeCalendar): boolean {
  return weekdays.includes(isoWeekday(day)) && !closedDays.includes(day);
}
