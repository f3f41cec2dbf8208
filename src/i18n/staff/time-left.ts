import { company } from '#company';
import { toLocalTime } from '#domain/days.ts';
import { formatShortDay } from '#i18n/staff/days.ts';
import type { FollowUp } from '#contracts/staff/follow-up.ts';
import { minutesOfDay, timeLeft, type TimeLeft } from '#domain/staff/time-left.ts';

/** Formats the time left until a deadline, such as `nog 3 uur` or `2 werkdagen te laat`. */
export function formatTimeLeft({ minutes, urgency }: TimeLeft): string {
  if (urgency === 'overdue' && minutes === 0) return 'nu te laat';
  const amount = formatOfficeMinutes(minutes);
  return urgency === 'overdue' ? `${amount} te laat` : `nog ${amount}`;
}

/** Describes the office time left until a deadline, as text and as the urgency of its colour. */
export function describePromise(dueAt: Date | undefined, now: Date) {
  if (!dueAt) return { text: 'geen termijn', short: 'geen termijn', urgency: 'none' as const };
  const left = timeLeft(dueAt, now);
  const text = formatTimeLeft(left);
  const short = text.replace(/ (?:werk(?=dag)|(?=uur))(.)[a-z]*/, ' $1').replace(/ minu[a-z]*/, ' min');
  return { text, short, urgency: left.urgency };
}

/** Formats office minutes in whole minutes, hours or working days. */
export function formatOfficeMinutes(minutes: number): string {
  if (minutes < 60) return minutes === 1 ? '1 minuut' : `${String(minutes)} minuten`;
  if (minutes < minutesOfDay) return `${String(Math.floor(minutes / 60))} uur`;
  const days = Math.floor(minutes / minutesOfDay);
  return days === 1 ? '1 werkdag' : `${String(days)} werkdagen`;
}

/** Describes when a postponed request returns, or since when it has been back. */
export function describeFollowUp({ at }: Pick<FollowUp, 'at'>, now: Date) {
  const { day } = toLocalTime(at, company.timeZone);
  const today = toLocalTime(now, company.timeZone).day;
  const text = day === today ? 'terug vandaag' : `terug ${day < today ? 'sinds ' : ''}${formatShortDay(day)}`;
  return { text, short: text, urgency: day > today ? ('calm' as const) : ('urgent' as const) };
}
