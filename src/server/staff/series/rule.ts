/** The rhythm of a series of visits, stored as a recurrence rule (RFC 5545, 3.3.10). */
import type { Recurrence, Rhythm } from '#domain/staff/rhythms.ts';
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';

const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** Formats a recurrence as a rule without its start. */
export function formatRule({ rhythm, weekdays, until }: Recurrence): string {
  const [, nth = ''] = /^month-(-?\d)$/.exec(rhythm) ?? [];
  const days = weekdays.map((weekday) => nth + (codes[weekday - 1] ?? '')).join(',');
  const frequency = nth ? 'FREQ=MONTHLY' : `FREQ=WEEKLY;INTERVAL=${rhythm === 'week' ? '1' : '2'}`;
  return `${frequency};BYDAY=${days};UNTIL=${until.replaceAll('-', '')}`;
}

/** Parses a rule that `formatRule` returned. */
export function readRule(rule: string): Recurrence {
  const { freq, interval, byDay = [], until } = parse(rule, '2000-01-01').options();
  const nth = byDay[0]?.slice(0, -2) ?? '';
  return {
    rhythm: freq === 'MONTHLY' ? (`month-${nth}` as Rhythm) : interval === 2 ? 'two-weeks' : 'week',
    weekdays: byDay.map((token) => codes.indexOf(token.slice(-2)) + 1),
    until: until?.toPlainDate().toString() ?? '',
  };
}

/**
 * Lists the days of a rule that starts at `firstDay`. The first day itself need not match the rule.
 */
export function listDays(rule: string, firstDay: string): string[] {
  // A series that was ended before its first visit has a rule that ends before it starts.
  if (readRule(rule).until < firstDay) return [];
  return parse(rule, firstDay)
    .all()
    .map((moment) => moment.toPlainDate().toString());
}

/** Parses a rule in UTC, because all days have the same length there. */
function parse(rule: string, firstDay: string) {
  const dtstart = Temporal.PlainDate.from(firstDay).toZonedDateTime('UTC');
  return new RRuleTemporal({ rruleString: `RRULE:${rule}`, dtstart, temporal: Temporal });
}
