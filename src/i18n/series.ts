import type { AppointmentSlot } from '#domain/booking.ts';
import { addDays } from '#domain/days.ts';
import type { Recurrence, Rhythm } from '#domain/staff/rhythms.ts';
import { localeInfo, type Locale } from '#i18n/locales.ts';
import { formatTime } from '#i18n/moments.ts';
import { translator, type MessageKey } from '#i18n/translate.ts';

const texts = {
  week: 'seriesMail.week',
  'two-weeks': 'seriesMail.twoWeeks',
  'month-1': 'seriesMail.first',
  'month-2': 'seriesMail.second',
  'month-3': 'seriesMail.third',
  'month-4': 'seriesMail.fourth',
  'month--1': 'seriesMail.last',
} as const satisfies Record<Rhythm, MessageKey>;

/** Describes when visits take place, such as `Elke week op dinsdag en donderdag, om 09:00 uur`. */
export function describeRhythm(
  { rhythm, weekdays }: Pick<Recurrence, 'rhythm' | 'weekdays'>,
  slot: AppointmentSlot,
  locale: Locale,
): string {
  const named = new Intl.DateTimeFormat(localeInfo[locale].intl, { weekday: 'long', timeZone: 'UTC' });
  const days = weekdays.map((weekday) => named.format(new Date(addDays(aSunday, weekday))));
  return translator(locale)(texts[rhythm], { days: list(days, locale), time: formatTime(slot, locale) });
}

const aSunday = '2026-11-22';

interface Month {
  /** `yyyy-MM` */
  month: string;
  label: string;
  value: string;
}

/** Lists the days of each month, such as `december 2026` with `1, 8 en 15`. */
export function listMonths(days: readonly string[], locale: Locale): Month[] {
  const { intl } = localeInfo[locale];
  const named = new Intl.DateTimeFormat(intl, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const numbered = new Intl.NumberFormat(intl);
  const months = [...new Set(days.map((day) => day.slice(0, 7)))];
  return months.map((month) => {
    const ofMonth = days.filter((day) => day.startsWith(month));
    return {
      month,
      label: named.format(new Date(month)),
      value: list(
        ofMonth.map((day) => numbered.format(Number(day.slice(8)))),
        locale,
      ),
    };
  });
}

function list(parts: string[], locale: Locale): string {
  return new Intl.ListFormat(localeInfo[locale].intl).format(parts);
}
