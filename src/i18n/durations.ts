import { localeInfo, type Locale } from '#i18n/locales.ts';

export type DurationUnit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

// Making a format takes a hundred times as long as using it, and every article says how long it
// takes to read.
const formats = new Map<string, Intl.NumberFormat>();

/** A whole number of a unit in words, in the right plural, such as `6 minuten`. */
export function formatDuration(value: number, unit: DurationUnit, locale: Locale): string {
  const key = `${locale} ${unit}`;
  const options = { style: 'unit', unit, unitDisplay: 'long' } as const;
  const format = formats.get(key) ?? new Intl.NumberFormat(localeInfo[locale].intl, options);
  formats.set(key, format);
  return format.format(value);
}

/** How long work takes: in minutes as long as it is less than an hour, else in hours and tenths. */
export function formatWorkingTime(minutes: number, locale: Locale): string {
  if (minutes < 60) return formatDuration(minutes, 'minute', locale);
  return formatDuration(Math.round(minutes / 6) / 10, 'hour', locale);
}
