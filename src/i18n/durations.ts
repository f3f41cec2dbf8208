import { localeInfo, type Locale } from '#i18n/locales.ts';

export type DurationUnit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

// Formatters are cached, because constructing one takes a hundred times as long as using it and
// every article shows its reading time.
const formats = new Map<string, Intl.NumberFormat>();

/** Formats a whole number with its unit in the singular or plural, such as `6 minuten`. */
export function formatDuration(value: number, unit: DurationUnit, locale: Locale): string {
  const key = `${locale} ${unit}`;
  const options = { style: 'unit', unit, unitDisplay: 'long' } as const;
  const format = formats.get(key) ?? new Intl.NumberFormat(localeInfo[locale].intl, options);
  formats.set(key, format);
  return format.format(value);
}

/** Formats a duration in minutes if it is shorter than an hour, or else in hours and minutes. */
export function formatWorkingTime(minutes: number, locale: Locale): string {
  if (minutes < 60) return formatDuration(minutes, 'minute', locale);
  const hours = formatDuration(Math.floor(minutes / 60), 'hour', locale);
  const rest = minutes % 60;
  if (rest === 0) return hours;
  return new Intl.ListFormat(localeInfo[locale].intl).format([hours, formatDuration(rest, 'minute', locale)]);
}
