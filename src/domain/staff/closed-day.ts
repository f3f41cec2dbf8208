/** Days on which no team works, apart from the closures that staff has entered. */
import { company } from '#company';
import { isoWeekday } from '#domain/days.ts';
import { findHoliday, isHoliday, type HolidayName } from '#domain/holidays.ts';

/** `company`: a closure in `company.json`. */
export type ClosedDay = HolidayName | 'company' | 'weekend';

const weekdays: readonly number[] = company.appointments.weekdays;

/** Returns why no team works on a day `yyyy-MM-dd`; undefined for a working day. */
export function findClosedDay(day: string): ClosedDay | undefined {
  const holiday = findHoliday(day);
  if (holiday) return holiday;
  if (isHoliday(day)) return 'company';
  return weekdays.includes(isoWeekday(day)) ? undefined : 'weekend';
}
