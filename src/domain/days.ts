/** Days of the calendar as `yyyy-MM-dd`, and the company's clock. Small enough for every page. */

const dayMs = 86_400_000;

/** The day of a moment in UTC. Throws a RangeError for a date that is none. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/**
 * The day so many days later, or earlier when negative. Throws a RangeError for what is not a day.
 */
export function addDays(day: string, days: number): string {
  return utcDay(new Date(Date.parse(day) + days * dayMs));
}

/** 1 is Monday, 7 is Sunday. */
export function isoWeekday(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

export interface LocalTime {
  /** `yyyy-MM-dd` */
  day: string;
  /** `HH:mm` */
  time: string;
}

/** Returns the local day and time of a moment in a time zone, wherever this runs. */
export function toLocalTime(moment: Date, timeZone: string): LocalTime {
  const text = clockOf(timeZone).format(moment);
  return { day: text.slice(0, 10), time: text.slice(11) };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * Kept, since making one takes as long as asking it a hundred times. Swedish writes a date and a
 * time the ISO way.
 */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  return clock;
}

/**
 * The moment at which calendar and clock say so. A time that the clock skips in spring is taken as
 * an hour later.
 */
export function toMoment({ day, time }: LocalTime, timeZone: string): Date {
  const asIfUtc = Date.parse(`${day}T${time}Z`);
  let moment = asIfUtc;
  // The second round is for a guess on the other side of a change of the clock.
  for (let round = 0; round < 2; round += 1) moment = asIfUtc - offsetMs(new Date(moment), timeZone);
  return new Date(moment);
}

/** How far the zone is ahead of UTC at that moment, in whole minutes. */
function offsetMs(moment: Date, timeZone: string): number {
  const { day, time } = toLocalTime(moment, timeZone);
  return Date.parse(`${day}T${time}Z`) - moment.getTime();
}
