/** The time left of a promise, counted in office hours, as it was given. */
import { company } from '#company';
import { addDays, isoWeekday, toLocalTime } from '#domain/days.ts';
import { isHoliday } from '#domain/holidays.ts';

const { openingHours, timeZone } = company;
const weekdays: readonly number[] = openingHours.weekdays;
/** The minute of the day at which the office opens. */
export const opensAtMinute = toMinutes(openingHours.opens);
const closes = toMinutes(openingHours.closes);

/** Minutes that the office is open on a working day. */
export const minutesOfDay = closes - opensAtMinute;

/** Counting stops after this many days, to bound the loop. */
const maxDays = 60;

/** The state of a promise, which decides its colour. */
export type Urgency = 'overdue' | 'urgent' | 'calm';

/** Less than two hours of open office. */
const urgentMinutes = 120;

export interface TimeLeft {
  /** Minutes of open office until the deadline, or since it. */
  minutes: number;
  urgency: Urgency;
}

/** Returns the time left of a promise at that moment. */
export function timeLeft(dueAt: Date, now: Date): TimeLeft {
  if (dueAt < now) return { minutes: officeMinutes(dueAt, now), urgency: 'overdue' };
  const minutes = officeMinutes(now, dueAt);
  return { minutes, urgency: minutes < urgentMinutes ? 'urgent' : 'calm' };
}

/** Minutes in which the office is open between two moments, of which the first is the earlier. */
export function officeMinutes(from: Date, until: Date): number {
  const start = toLocalTime(from, timeZone);
  const end = toLocalTime(until, timeZone);
  let minutes = 0;
  let day = start.day;
  for (let count = 0; day <= end.day && count < maxDays; count += 1) {
    const begin = day === start.day ? toMinutes(start.time) : 0;
    const stop = day === end.day ? toMinutes(end.time) : Infinity;
    if (isOfficeDay(day)) minutes += Math.max(0, Math.min(stop, closes) - Math.max(begin, opensAtMinute));
    day = addDays(day, 1);
  }
  return minutes;
}

/** True when the office opens on that day, `yyyy-MM-dd`. */
export function isOfficeDay(day: string): boolean {
  return weekdays.includes(isoWeekday(day)) && !isHoliday(day);
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
