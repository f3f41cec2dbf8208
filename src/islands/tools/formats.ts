/** How tools write times and numbers: as the reader of the language does, in Amsterdam's time. */
import { company } from '#company';
import { localeInfo, type Locale } from '#i18n/locales.ts';

/** A time to the second. */
export function formatClock(moment: Date, locale: Locale): string {
  const { intl } = localeInfo[locale];
  return moment.toLocaleTimeString(intl, { timeStyle: 'medium', timeZone: company.timeZone });
}

/** A day with its time. */
export function formatDayAndClock(moment: Date, locale: Locale): string {
  const { intl } = localeInfo[locale];
  return moment.toLocaleString(intl, { dateStyle: 'medium', timeStyle: 'short', timeZone: company.timeZone });
}

export function formatEuro(value: number, locale: Locale): string {
  return value.toLocaleString(localeInfo[locale].intl, { style: 'currency', currency: 'EUR' });
}

export function formatNumber(value: number, locale: Locale): string {
  return value.toLocaleString(localeInfo[locale].intl);
}

/** A share with one decimal, such as `6,6%`. */
export function formatShare(value: number, locale: Locale): string {
  return value.toLocaleString(localeInfo[locale].intl, { style: 'percent', maximumFractionDigits: 1 });
}
