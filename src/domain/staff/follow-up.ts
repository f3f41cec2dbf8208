/** The day on which a postponed request returns. */
import { addDays } from '#domain/days.ts';
import { isWorkingDay, type ClosedDays } from '#domain/working-hours.ts';

/** Offered postponements, in days from today. */
export const followUpOffers = [1, 3, 7] as const;

/** The longest postponement in days. */
const maxDays = 365;

/** Returns the day `days` days from today, or the next working day if the office is closed. */
export function followUpDay(today: string, days: number, closed: ClosedDays): string {
  let day = addDays(today, days);
  while (!isWorkingDay(day, closed)) day = addDays(day, 1);
  return day;
}

/** True for a future day within a year. */
export function isFollowUpDay(today: string, day: string): boolean {
  return day > today && day <= addDays(today, maxDays);
}
