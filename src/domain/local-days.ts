/** Calendar days where the company is, as `yyyy-MM-dd`. */
import { company } from '#company';
import { toLocalTime, toMoment } from '#domain/days.ts';

const { timeZone } = company;

/** Returns the day of a moment. */
export function dayAt(moment: Date): string {
  return toLocalTime(moment, timeZone).day;
}

/** Returns the moment at which a day begins. */
export function startOfDay(day: string): Date {
  return toMoment({ day, time: '00:00' }, timeZone);
}
