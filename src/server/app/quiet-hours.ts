/** When schedules may leave the database alone, so that one that sleeps when idle can. */
import { company } from '#company';
import { toLocalTime } from '#domain/days.ts';
import { isWorkingDay } from '#domain/working-hours.ts';
import { isNeon } from '#server/database/database.ts';
import type { Env } from '#server/env.ts';
import { Temporal } from 'temporal-polyfill';

/** Neon sleeps after five minutes without a query: https://neon.com/docs/introduction/scale-to-zero */
const lookMinutes = 15;
const [quietUntil, quietFrom] = ['07:00', '20:00'];

/** Whether a mail waited when this process last looked. */
let isMailWaiting = false;

/** Keeps the schedules of this process awake while a mail waits. */
export function noteWaitingMail(isWaiting: boolean): void {
  isMailWaiting = isWaiting;
}

/**
 * True when this minute's schedules may be skipped: at night and on days off, while nothing waited
 * at the last run, except for each quarter of an hour. By day a mail whose process died waits two
 * minutes; at night no promise falls due before the morning.
 */
export function isQuietMinute({ databaseUrl }: Pick<Env, 'databaseUrl'>, now: Date): boolean {
  if (isMailWaiting || databaseUrl === undefined || !isNeon(databaseUrl)) return false;
  const { day, time } = toLocalTime(now, company.timeZone);
  const isQuiet = !isWorkingDay(Temporal.PlainDate.from(day)) || time < quietUntil || time >= quietFrom;
  return isQuiet && now.getUTCMinutes() % lookMinutes !== 0;
}
