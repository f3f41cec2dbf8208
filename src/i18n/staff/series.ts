/** Formats the days and visits of a series for the workspace. */
import type { Rhythm } from '#domain/staff/rhythms.ts';
import { formatShortDay } from '#i18n/staff/days.ts';
import type { SkippedDay } from '#contracts/staff/series.ts';

export const rhythmLabels: Readonly<Record<Rhythm, string>> = {
  week: 'Elke week',
  'two-weeks': 'Om de week',
  'month-1': 'Elke maand, de eerste',
  'month-2': 'Elke maand, de tweede',
  'month-3': 'Elke maand, de derde',
  'month-4': 'Elke maand, de vierde',
  'month--1': 'Elke maand, de laatste',
};

/** Such as `12 bezoeken`. */
export function formatVisitCount(count: number): string {
  return count === 1 ? '1 bezoek' : `${String(count)} bezoeken`;
}

/** Such as `2 dagen overgeslagen: vr 25 dec 2026 (Eerste kerstdag), ma 4 jan 2027 (bezet)`. */
export function formatSkipped(skipped: readonly SkippedDay[]): string {
  const days = skipped.map(({ day, why }) => `${formatDayWithYear(day)} (${why})`).join(', ');
  return `${skipped.length === 1 ? '1 dag' : `${String(skipped.length)} dagen`} overgeslagen: ${days}`;
}

/** A day with its year, since a series may extend into the next. */
export function formatDayWithYear(day: string): string {
  return `${formatShortDay(day)} ${day.slice(0, 4)}`;
}
