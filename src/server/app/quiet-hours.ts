/** Quiet hours: schedules skip most of their runs, so that a serverless database can suspend. */
import { company } from '#company';
import { toLocalTime } from '#domain/days.ts';
import { isWorkingDay } from '#domain/working-hours.ts';
import { isNeon } from '#server/database/database.ts';
import type { Env } from '#server/env.ts';

/**
 * Interval of the runs in quiet hours. Neon suspends after five minutes without a query:
 * https://neon.com/docs/introduction/scale-to-zero
 */
const checkMinutes = 15;
const [quietUntil, quietFrom] = ['07:00', '20:00'];

/** Whether a mail was waiting after the last delivery by this process. */
let isMailWaiting = false;

/** Records whether a mail waits. While one waits, the schedules of this process skip no runs. */
export function setMailWaiting(isWaiting: boolean): void {
  isMailWaiting = isWaiting;
}

/**
 * True when the schedules of a site on Neon may skip this minute: at night and on days off, except
 * every quarter of an hour and while a mail waits. Nothing gets late, because no deadline falls
 * before the morning.
 */
export function isQuietMinute({ databaseUrl }: Pick<Env, 'databaseUrl'>, now: Date): boolean {
  if (isMailWaiting || databaseUrl === undefined || !isNeon(databaseUrl)) return false;
  const { day, time } = toLocalTime(now, company.timeZone);
  const isQuiet = !isWorkingDay(day) || time < quietUntil || time >= quietFrom;
  return isQuiet && now.getUTCMinutes() % checkMinutes !== 0;
}
