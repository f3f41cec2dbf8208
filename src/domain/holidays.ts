/** Days on which the office is closed besides the weekend. Days are `yyyy-MM-dd`. */
import { company } from '#company';
import { addDays, isoWeekday } from '#domain/days.ts';

export type HolidayName =
  'ascensionDay' | 'boxingDay' | 'christmasDay' | 'easterMonday' | 'kingsDay' | 'newYearsDay' | 'whitMonday';

export interface Holiday {
  name: HolidayName;
  day: string;
}

/**
 * Returns the Dutch public holidays of a year on which the office is closed, in chronological
 * order. Good Friday and 5 May are working days at most Dutch businesses, including this one.
 */
export function publicHolidays(year: number): Holiday[] {
  const easter = easterSunday(year);
  return [
    { name: 'newYearsDay', day: dayOf(year, '01-01') },
    { name: 'easterMonday', day: addDays(easter, 1) },
    { name: 'kingsDay', day: kingsDay(year) },
    { name: 'ascensionDay', day: addDays(easter, 39) },
    { name: 'whitMonday', day: addDays(easter, 50) },
    { name: 'christmasDay', day: dayOf(year, '12-25') },
    { name: 'boxingDay', day: dayOf(year, '12-26') },
  ];
}

/** Returns the holidays of this year and the next that are not over. */
export function comingHolidays(today: string): Holiday[] {
  const year = Number(today.slice(0, 4));
  return [...publicHolidays(year), ...publicHolidays(year + 1)].filter(({ day }) => day >= today);
}

/** True on a public holiday and on the closures in `company.json`. */
export function isHoliday(day: string): boolean {
  return findHoliday(day) !== undefined || company.closures.includes(day);
}

const officeWeekdays: readonly number[] = company.openingHours.weekdays;

/** True when the office opens on that day, unless staff closed it. */
export function isOfficeDay(day: string): boolean {
  return officeWeekdays.includes(isoWeekday(day)) && !isHoliday(day);
}

/** Returns the name of the public holiday on that day; other closures have none. */
export function findHoliday(day: string): HolidayName | undefined {
  return publicHolidays(Number(day.slice(0, 4))).find((holiday) => holiday.day === day)?.name;
}

/** 27 April, or the Saturday before when that is a Sunday. */
function kingsDay(year: number): string {
  const birthday = dayOf(year, '04-27');
  return isoWeekday(birthday) === 7 ? addDays(birthday, -1) : birthday;
}

/**
 * Easter Sunday of the Gregorian calendar, by the rule in J. Meeus, Astronomical Algorithms,
 * chapter 8.
 */
function easterSunday(year: number): string {
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const goldenNumber = year % 19;
  const lunarCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * goldenNumber + century - Math.floor(century / 4) - lunarCorrection + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const exception = Math.floor((goldenNumber + 11 * epact + 22 * weekday) / 451);
  return addDays(dayOf(year, '03-21'), epact + weekday - 7 * exception + 1);
}

function dayOf(year: number, monthAndDay: string): string {
  return `${String(year)}-${monthAndDay}`;
}
