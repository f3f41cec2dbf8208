import { company } from '#company';
import { addDays, toLocalTime } from '#domain/days.ts';
import { formatShortDay, formatWeekday } from '#i18n/staff/days.ts';
import type { FollowUp } from '#contracts/staff/follow-up.ts';
import { minutesPerWorkday, timeLeft, type TimeLeft } from '#domain/staff/time-left.ts';

/**
 * Formats the time left until a deadline, such as `nog 3 uur`, `vóór ma 10:30` or `1 uur te laat`.
 */
function formatTimeLeft({ minutes, urgency }: TimeLeft, dueAt: Date, now: Date): string {
  if (urgency === 'overdue' && minutes === 0) return 'zojuist te laat';
  const amount = formatOfficeMinutes(minutes);
  if (urgency === 'overdue') return `${amount} te laat`;
  const isOpenUntilThen = dueAt.getTime() - now.getTime() < (minutes + 2) * 60_000;
  // Less than a working day is shown as a moment if the office closes before it, because on a
  // Sunday "2 hours left" would be read as hours of that day.
  return isOpenUntilThen || minutes >= minutesPerWorkday ? `nog ${amount}` : formatMoment(dueAt, now);
}

function formatMoment(dueAt: Date, now: Date): string {
  const { day, time } = toLocalTime(dueAt, company.timeZone);
  const today = toLocalTime(now, company.timeZone).day;
  if (day === today) return `vóór ${time}`;
  return day < addDays(today, 7) ? `vóór ${formatWeekday(day)} ${time}` : `vóór ${formatShortDay(day)}`;
}

/**
 * Describes the office time left until a deadline. Returns a text, a short text and the urgency,
 * which determines the colour.
 */
export function describePromise(dueAt: Date | undefined, now: Date) {
  if (!dueAt) return { text: 'geen termijn', short: 'geen termijn', urgency: 'none' as const };
  const left = timeLeft(dueAt, now);
  const text = formatTimeLeft(left, dueAt, now);
  const short = text
    .replace(/ (?:werk(?=dag)|(?=uur))(.)[a-z]*/, ' $1')
    .replace(/ minu[a-z]*/, ' min')
    .replace('vóór ', '');
  return { text, short, urgency: left.urgency };
}

/** Formats office minutes as minutes, hours or working days, rounded down. */
export function formatOfficeMinutes(minutes: number): string {
  if (minutes < 60) return minutes === 1 ? '1 minuut' : `${String(minutes)} minuten`;
  if (minutes < minutesPerWorkday) return `${String(Math.floor(minutes / 60))} uur`;
  const days = Math.floor(minutes / minutesPerWorkday);
  return days === 1 ? '1 werkdag' : `${String(days)} werkdagen`;
}

/** Describes when a postponed request returns, or since when it has been back. */
export function describeFollowUp({ at }: Pick<FollowUp, 'at'>, now: Date) {
  const { day } = toLocalTime(at, company.timeZone);
  const today = toLocalTime(now, company.timeZone).day;
  const text = day === today ? 'vandaag terug' : `terug ${day < today ? 'sinds ' : ''}${formatShortDay(day)}`;
  return { text, short: text, urgency: day > today ? ('calm' as const) : ('urgent' as const) };
}
