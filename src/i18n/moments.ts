import { company } from '#company';
import { toLocalTime } from '#domain/days.ts';
import { localeInfo, type Locale } from '#i18n/locales.ts';
import { fill } from '#i18n/fill.ts';

// Intl joins a day and a time with a comma in some languages, which does not read well inside a
// sentence.
const patterns: Record<Locale, string> = {
  nl: '{day} om {time}',
  en: '{day} at {time}',
  es: '{day} a las {time}',
  de: '{day} um {time} Uhr',
  fr: '{day} à {time}',
  ar: '{day} الساعة {time}',
};

/** A time before which something is done, today or tomorrow, and on a later day. */
const deadlinePatterns: Record<Locale, { soon: string; later: string }> = {
  nl: { soon: '{day} voor {time}', later: '{day} voor {time}' },
  en: { soon: '{day} before {time}', later: 'on {day} before {time}' },
  es: { soon: '{day} antes de las {time}', later: 'el {day} antes de las {time}' },
  de: { soon: '{day} bis spätestens {time} Uhr', later: 'am {day} bis spätestens {time} Uhr' },
  fr: { soon: '{day} avant {time}', later: '{day} avant {time}' },
  ar: { soon: '{day} قبل الساعة {time}', later: 'يوم {day} قبل الساعة {time}' },
};

interface Formats {
  relative: Intl.RelativeTimeFormat;
  weekday: Intl.DateTimeFormat;
  day: Intl.DateTimeFormat;
  time: Intl.DateTimeFormat;
}

/** Made once per language: making a format takes a hundred times as long as using it. */
const formats = new Map<Locale, Formats>();

/**
 * A day and a time in Amsterdam as a sentence names them, such as `maandag 23 november om 10:00`.
 */
export function formatMoment(moment: Date, locale: Locale): string {
  const { day, time } = getFormats(locale);
  return fill(patterns[locale], { day: day.format(moment), time: time.format(moment) });
}

/**
 * A time in Amsterdam before which something is done, as one says it now: `vandaag voor 16:40`,
 * `maandag voor 10:00`, and with the date when it is a week away or has passed.
 */
export function formatDeadline(deadline: Date, locale: Locale, now: Date): string {
  const { relative, weekday, day, time } = getFormats(locale);
  const pattern = deadlinePatterns[locale];
  const daysAhead = dayNumber(deadline) - dayNumber(now);
  if (daysAhead === 0 || daysAhead === 1) {
    return fill(pattern.soon, { day: relative.format(daysAhead, 'day'), time: time.format(deadline) });
  }
  const isThisWeek = daysAhead > 0 && daysAhead < 7;
  return fill(pattern.later, {
    day: (isThisWeek ? weekday : day).format(deadline),
    time: time.format(deadline),
  });
}

/** Consecutive days in Amsterdam have consecutive numbers. */
function dayNumber(moment: Date): number {
  return Date.parse(toLocalTime(moment, company.timeZone).day) / 86_400_000;
}

function getFormats(locale: Locale): Formats {
  const known = formats.get(locale);
  if (known) return known;
  const { intl } = localeInfo[locale];
  const make = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intl, { ...options, timeZone: company.timeZone });
  const made = {
    relative: new Intl.RelativeTimeFormat(intl, { numeric: 'auto' }),
    weekday: make({ weekday: 'long' }),
    day: make({ weekday: 'long', day: 'numeric', month: 'long' }),
    time: make({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  };
  formats.set(locale, made);
  return made;
}

const dayFormats = new Map<Locale, Intl.DateTimeFormat>();

/**
 * A day without a time, such as `15 december 2024`; the date is midnight UTC, as content files give
 * it.
 */
export function formatDay(day: Date, locale: Locale): string {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const format = dayFormats.get(locale) ?? new Intl.DateTimeFormat(localeInfo[locale].intl, options);
  dayFormats.set(locale, format);
  return format.format(day);
}

/** A day `yyyy-MM-dd` in full, such as `woensdag 2 december 2026`. */
export function formatFullDay(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(localeInfo[locale].intl, { dateStyle: 'full', timeZone: 'UTC' });
  return format.format(new Date(day));
}
