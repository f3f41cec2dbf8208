const dutch = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('nl-NL', { timeZone: 'UTC', ...options });
const heading = dutch({ weekday: 'short', day: 'numeric', month: 'short' });
const ofMonth = dutch({ weekday: 'short', day: 'numeric' });
const weekday = dutch({ weekday: 'short' });
const full = dutch({ weekday: 'long', day: 'numeric', month: 'long' });
const dayOfYear = dutch({ day: 'numeric', month: 'long', year: 'numeric' });

/** Formats a day briefly, such as `ma 23 nov`. */
export function formatShortDay(day: string): string {
  return heading.format(new Date(day));
}

/** Formats the weekday of a day, such as `ma`. */
export function formatWeekday(day: string): string {
  return weekday.format(new Date(day));
}

/** Formats a day without its month, such as `ma 23`. */
export function formatDayOfMonth(day: string): string {
  return ofMonth.format(new Date(day));
}

/** Formats a day with its weekday, such as `maandag 23 november`. */
export function formatNamedDay(day: string): string {
  return full.format(new Date(day));
}

/** Formats a range of days, such as `23–27 november 2026`. */
export function formatDays(first: string, last: string): string {
  return dayOfYear.formatRange(new Date(first), new Date(last));
}
