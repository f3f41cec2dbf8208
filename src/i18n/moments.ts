import { company } from '#company';
import { localeInfo, type Locale } from '#i18n/locales.ts';
import { fill } from '#i18n/fill.ts';

// Intl joins a day and a time with a comma in some languages, which does not read well inside a sentence.
const patterns: Record<Locale, string> = {
  nl: '{day} om {time}',
  en: '{day} at {time}',
  es: '{day} a las {time}',
  de: '{day} um {time} Uhr',
  fr: '{day} à {time}',
  ar: '{day} الساعة {time}',
};

interface Formats {
  day: Intl.DateTimeFormat;
  time: Intl.DateTimeFormat;
}

/** Made once per language: making a format takes a hundred times as long as using it. */
const formats = new Map<Locale, Formats>();

/** A day and a time in Amsterdam as a sentence names them, such as `maandag 23 november om 10:00`. */
export function formatMoment(moment: Date, locale: Locale): string {
  const { day, time } = formats.get(locale) ?? makeFormats(locale);
  return fill(patterns[locale], { day: day.format(moment), time: time.format(moment) });
}

function makeFormats(locale: Locale): Formats {
  const make = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeInfo[locale].intl, { ...options, timeZone: company.timeZone });
  const made = {
    day: make({ weekday: 'long', day: 'numeric', month: 'long' }),
    time: make({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  };
  formats.set(locale, made);
  return made;
}

/** A day without a time, such as `15 december 2024`; the date is midnight UTC, as content files give it. */
export function formatDay(day: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(localeInfo[locale].intl, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

/** A day `yyyy-MM-dd` in full, such as `woensdag 2 december 2026`. */
export function formatFullDay(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(localeInfo[locale].intl, { dateStyle: 'full', timeZone: 'UTC' });
  return format.format(new Date(day));
}

export type DurationUnit = 'minute' | 'hour' | 'day' | 'week' | 'year';

/** A whole number of a unit in words, in the right plural, such as `6 minuten`. */
export function formatDuration(value: number, unit: DurationUnit, locale: Locale): string {
  return value.toLocaleString(localeInfo[locale].intl, { style: 'unit', unit, unitDisplay: 'long' });
}
