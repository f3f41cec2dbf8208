/** The office time left until a deadline. Ignores the closures that staff has entered. */
import { company } from '#company';
import { addDays, toLocalTime } from '#domain/days.ts';
import { isOfficeDay } from '#domain/holidays.ts';

const { openingHours, timeZone } = company;
/** Opening time, in minutes from midnight. */
export const opensAtMinute = toMinutes(openingHours.opens);
const closes = toMinutes(openingHours.closes);

/** The minutes that the office is open on a working day. */
export const minutesPerWorkday = closes - opensAtMinute;

/** The maximum number of days that are counted; later days are ignored. */
const maxDays = 400;

/** The urgency of a deadline, which determines its colour. */
export type Urgency = 'overdue' | 'urgent' | 'calm';

/** A deadline is urgent when fewer office minutes are left. */
const urgentMinutes = 120;

export interface TimeLeft {
  /** Office minutes until the deadline, or since it. */
  minutes: number;
  urgency: Urgency;
}

/** Returns the time left until a deadline. */
export function timeLeft(dueAt: Date, now: Date): TimeLeft {
  if (dueAt < now) return { minutes: officeMinutes(dueAt, now), urgency: 'overdue' };
  const minutes = officeMinutes(now, dueAt);
  return { minutes, urgency: minutes < urgentMinutes ? 'urgent' : 'calm' };
}

/** Returns the office minutes between two moments; `from` must not be later than `until`. */
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

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
