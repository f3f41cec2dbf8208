import type { Retention } from '#domain/retention.ts';
import type { Locale } from '#i18n/locales.ts';
import { formatDuration } from '#i18n/durations.ts';
import { translator } from '#i18n/translate.ts';

/** Formats a retention period, such as `2 jaar` or `4 weken na ons besluit`. */
export function formatRetention(retention: Retention, locale: Locale): string {
  const { periodKey } = retention;
  const t = translator(locale);
  if (retention.days === undefined) return t(retention.periodKey);
  const period = formatDays(retention.days, locale);
  const { daysWithConsent: longer, daysUndecided: latest } = retention;
  const parameters = {
    period,
    ...(longer && { longer: formatDays(longer, locale) }),
    ...(latest && { latest: formatDays(latest, locale) }),
  };
  return periodKey ? t(periodKey, parameters) : period;
}

/**
 * Formats a number of days in the largest unit that is whole, such as `4 weken`. A day or less is
 * in hours.
 */
export function formatDays(days: number, locale: Locale): string {
  if (days <= 1) return formatDuration(days * 24, 'hour', locale);
  if (days % 365 === 0) return formatDuration(days / 365, 'year', locale);
  if (days % 7 === 0) return formatDuration(days / 7, 'week', locale);
  return formatDuration(days, 'day', locale);
}
