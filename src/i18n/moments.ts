/**
 * Formats days and times in Amsterdam. Each language has its own patterns, because the word order
 * differs; names of days and months come from `Intl`.
 */
import { company } from '#company';
import { toLocalTime } from '#domain/days.ts';
import { localeInfo, type Locale } from '#i18n/locales.ts';
import { fill } from '#i18n/fill.ts';

interface Patterns {
  day: string;
  /** A day and a time; the preposition is part of the sentence (`op`, `on`, `el`, `am`, `le`). */
  moment: string;
  /** A deadline today or tomorrow. */
  soon: string;
  /** A deadline within a week. Its day is named by its weekday. */
  weekday: string;
  /** A deadline on a full date. */
  deadline: string;
  /** The date of a time range. */
  on: string;
  /** A time range, without its day. */
  between: string;
}

const patterns: Record<Locale, Patterns> = {
  nl: {
    day: '{weekday} {day} {month}',
    moment: '{date} om {time}\u00a0uur',
    soon: '{date} voor {time}\u00a0uur',
    weekday: '{date} voor {time}\u00a0uur',
    deadline: 'uiterlijk {date} om {time}\u00a0uur',
    on: '{date}',
    between: 'tussen {from} en {time}\u00a0uur',
  },
  en: {
    day: '{weekday} {day} {month}',
    moment: '{date} at {time}',
    soon: 'by {time} {date}',
    weekday: 'by {time} on {date}',
    deadline: 'by {time} on {date}',
    on: 'on {date}',
    between: 'between {from} and {time}',
  },
  es: {
    day: '{weekday} {day} de {month}',
    moment: '{date} a las {time}',
    soon: '{date} antes de las {time}',
    weekday: 'antes de las {time} del {date}',
    deadline: 'a más tardar el {date} a las {time}',
    on: 'el {date}',
    between: 'entre las {from} y las {time}\u00a0h',
  },
  de: {
    day: '{weekday}, {day}. {month}',
    moment: '{date}, um {time}\u00a0Uhr',
    soon: 'bis {date} um {time}\u00a0Uhr',
    weekday: 'bis {date} um {time}\u00a0Uhr',
    deadline: 'spätestens am {date}, um {time}\u00a0Uhr',
    on: 'am {date},',
    between: 'zwischen {from} und {time}\u00a0Uhr',
  },
  fr: {
    day: '{weekday} {day} {month}',
    moment: '{date} à {time}',
    soon: '{date} avant {time}',
    weekday: '{date} avant {time}',
    deadline: 'au plus tard le {date} à {time}',
    on: 'le {date}',
    between: 'entre {from} et {time}',
  },
  ar: {
    day: '{weekday} {day} {month}',
    moment: '{date} في الساعة {time}',
    soon: 'قبل الساعة {time} {date}',
    weekday: 'قبل الساعة {time} يوم {date}',
    deadline: 'في موعد أقصاه يوم {date} في الساعة {time}',
    on: 'يوم {date}',
    between: 'بين الساعة {from} والساعة {time}',
  },
};

/**
 * Formats by language. They are cached, because constructing one takes a hundred times as long as
 * using it.
 */
const formats = new Map<Locale, ReturnType<typeof makeFormats>>();

/** Formats a day and a time within a sentence, such as `maandag 23 november om 10:00`. */
export function formatMoment(moment: Date, locale: Locale): string {
  return fill(patterns[locale].moment, {
    date: formatDate(moment, locale),
    time: timeOf(moment, locale),
  });
}

/** Formats a moment briefly, such as `vr 18 dec · 11:00`. */
export function formatShortMoment(moment: Date, locale: Locale): string {
  return `${getFormats(locale).shortDay.format(moment)} · ${timeOf(moment, locale)}`;
}

/**
 * Formats a deadline with its preposition, such as `uiterlijk maandag 23 november om 10:00`. With
 * `now`, a deadline within a week is shorter: `vandaag voor 16:40` or `maandag voor 10:00`.
 */
export function formatDeadline(deadline: Date, locale: Locale, now?: Date): string {
  const { relative, weekday } = getFormats(locale);
  const pattern = patterns[locale];
  const time = timeOf(deadline, locale);
  const daysAhead = now ? dayNumber(deadline) - dayNumber(now) : Infinity;
  if (daysAhead === 0 || daysAhead === 1)
    return fill(pattern.soon, { date: relative.format(daysAhead, 'day'), time });
  if (daysAhead > 0 && daysAhead < 7) return fill(pattern.weekday, { date: weekday.format(deadline), time });
  return fill(pattern.deadline, { date: formatDate(deadline, locale), time });
}

/** Formats when a promise will be kept. With `from` it is a time window, or else a deadline. */
export function formatPromised(until: Date, from: Date | undefined, locale: Locale, now?: Date): string {
  return from ? formatWindow(from, until, locale, now) : formatDeadline(until, locale, now);
}

/**
 * Formats a time window with its day, such as `woensdag 25 november tussen 17:00 en 20:00 uur`.
 * With `now`, the day may be `vandaag` or `morgen`.
 */
function formatWindow(from: Date, until: Date, locale: Locale, now?: Date): string {
  const { on, between } = patterns[locale];
  const times = { from: timeOf(from, locale), time: timeOf(until, locale) };
  const daysAhead = now ? dayNumber(until) - dayNumber(now) : Infinity;
  const day =
    daysAhead === 0 || daysAhead === 1
      ? getFormats(locale).relative.format(daysAhead, 'day')
      : fill(on, { date: formatDate(until, locale) });
  return `${day} ${fill(between, times)}`;
}

/** Formats a time `HH:mm` in the language, such as `8 h` in French. */
export function formatTime(time: string, locale: Locale): string {
  const [hour = '', minute = ''] = time.split(':');
  if (locale === 'fr') return `${String(Number(hour))}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`;
  return locale === 'es' ? `${String(Number(hour))}:${minute}` : time;
}

/** Formats a date of a content file, which is midnight in UTC, such as `15 december 2024`. */
export function formatDay(day: Date, locale: Locale): string {
  return markFirst(getFormats(locale).longDay.format(day), locale);
}

/** Formats a day `yyyy-MM-dd` in full, such as `woensdag 2 december 2026`. */
export function formatFullDay(day: string, locale: Locale): string {
  return markFirst(getFormats(locale).fullDay.format(new Date(day)), locale);
}

function formatDate(moment: Date, locale: Locale): string {
  const parts = getFormats(locale).day.formatToParts(moment);
  const names = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return markFirst(fill(patterns[locale].day, names), locale);
}

/** Turns the first of a month into an ordinal in French: `1er décembre`. */
function markFirst(date: string, locale: Locale): string {
  return locale === 'fr' ? date.replace(/(?<!\d)1(?= \p{L})/u, '1er') : date;
}

function timeOf(moment: Date, locale: Locale): string {
  return formatTime(toLocalTime(moment, company.timeZone).time, locale);
}

/** Returns the number of a moment's day in Amsterdam. Consecutive days have consecutive numbers. */
function dayNumber(moment: Date): number {
  return Date.parse(toLocalTime(moment, company.timeZone).day) / 86_400_000;
}

function getFormats(locale: Locale) {
  const known = formats.get(locale) ?? makeFormats(localeInfo[locale].intl);
  formats.set(locale, known);
  return known;
}

function makeFormats(intl: string) {
  const make = (timeZone: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intl, { ...options, timeZone });
  return {
    relative: new Intl.RelativeTimeFormat(intl, { numeric: 'auto' }),
    weekday: make(company.timeZone, { weekday: 'long' }),
    day: make(company.timeZone, { weekday: 'long', day: 'numeric', month: 'long' }),
    shortDay: make(company.timeZone, { weekday: 'short', day: 'numeric', month: 'short' }),
    longDay: make('UTC', { dateStyle: 'long' }),
    fullDay: make('UTC', { dateStyle: 'full' }),
  };
}
