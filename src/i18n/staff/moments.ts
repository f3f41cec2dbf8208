import { company } from '#company';
import { toLocalTime } from '#domain/days.ts';

const dutch = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('nl-NL', { timeZone: company.timeZone, ...options });
const day = dutch({ weekday: 'short', day: 'numeric', month: 'short' });
const date = dutch({ dateStyle: 'long' });
const dayOfYear = dutch({ day: 'numeric', month: 'short', year: 'numeric' });

/**
 * Formats a moment in a list, such as `vandaag 14:05` or `ma 23 nov 14:05`. A moment in another
 * year has no time, such as `20 dec 2025`.
 */
export function formatShortMoment(moment: Date, now: Date): string {
  const at = toLocalTime(moment, company.timeZone);
  const today = toLocalTime(now, company.timeZone).day;
  if (at.day === today) return `vandaag ${at.time}`;
  if (at.day.slice(0, 4) !== today.slice(0, 4)) return dayOfYear.format(moment);
  return `${day.format(moment)} ${at.time}`;
}

/** Formats the day of a moment with its year, such as `20 december 2026`. */
export function formatDate(moment: Date): string {
  return date.format(moment);
}
