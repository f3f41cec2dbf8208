/** Calendar days as `yyyy-MM-dd`, and local time. Small enough to load on every page. */

const dayMs = 86_400_000;

/** Returns the day of a moment in UTC. Throws a RangeError for an invalid date. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Adds days, or subtracts them when negative. Throws a RangeError for an invalid day. */
export function addDays(day: string, days: number): string {
  return utcDay(new Date(Date.parse(day) + days * dayMs));
}

/** Returns the number of the weekday: 1 is Monday, 7 is Sunday. */
export function isoWeekday(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

/** Returns the Monday of the week of a day. */
export function mondayOf(day: string): string {
  return addDays(day, 1 - isoWeekday(day));
}

export interface LocalTime {
  /** `yyyy-MM-dd` */
  day: string;
  /** `HH:mm` */
  time: string;
}

/** Returns the local day and time of a moment in a time zone. */
export function toLocalTime(moment: Date, timeZone: string): LocalTime {
  const text = clockOf(timeZone).format(moment);
  return { day: text.slice(0, 10), time: text.slice(11) };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the formatter of a time zone, cached because constructing one takes as long as a hundred
 * calls. The Swedish locale formats dates and times as ISO 8601 does.
 */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  return clock;
}

/**
 * Returns the moment of a local time. A time that daylight saving time skips counts as an hour
 * later.
 */
export function toMoment({ day, time }: LocalTime, timeZone: string): Date {
  const asIfUtc = Date.parse(`${day}T${time}Z`);
  let moment = asIfUtc;
  // The second round corrects a guess on the other side of a daylight saving change.
  for (let round = 0; round < 2; round += 1) moment = asIfUtc - offsetMs(new Date(moment), timeZone);
  return new Date(moment);
}

/** The offset of the zone from UTC at that moment, in whole minutes. */
function offsetMs(moment: Date, timeZone: string): number {
  const { day, time } = toLocalTime(moment, timeZone);
  return Date.parse(`${day}T${time}Z`) - moment.getTime();
}
