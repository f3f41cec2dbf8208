import { retentionDays, type RetentionRule } from '#domain/retention.ts';
import type { Locale } from '#i18n/locales.ts';
import { formatDuration } from '#i18n/durations.ts';

/** A retention period in the largest unit that it is a whole number of, such as `2 jaar`, `4 weken` or `12 uur`. */
export function formatRetention(rule: RetentionRule, locale: Locale): string {
  const days = retentionDays[rule];
  if (days <= 1) return formatDuration(days * 24, 'hour', locale);
  if (days % 365 === 0) return formatDuration(days / 365, 'year', locale);
  if (days % 7 === 0) return formatDuration(days / 7, 'week', locale);
  return formatDuration(days, 'day', locale);
}
