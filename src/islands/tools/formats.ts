/** Formats times and numbers in the language of the page, in Amsterdam's time zone. */
import { company } from '#company';
import { localeInfo, type Locale } from '#i18n/locales.ts';

const clock = { hourCycle: 'h23', timeZone: company.timeZone } as const;

export function formatClock(moment: Date, locale: Locale): string {
  return moment.toLocaleTimeString(localeInfo[locale].intl, { ...clock, timeStyle: 'medium' });
}

export function formatDayAndClock(moment: Date, locale: Locale): string {
  const style = { dateStyle: 'long', timeStyle: 'short' } as const;
  return moment.toLocaleString(localeInfo[locale].intl, { ...clock, ...style });
}

export function formatEuro(value: number, locale: Locale): string {
  return value.toLocaleString(localeInfo[locale].intl, { style: 'currency', currency: 'EUR' });
}

export function formatNumber(value: number, locale: Locale): string {
  return value.toLocaleString(localeInfo[locale].intl);
}

/** Formats a share as a percentage with at most one decimal, such as `6,6%`. */
export function formatShare(value: number, locale: Locale): string {
  return value.toLocaleString(localeInfo[locale].intl, { style: 'percent', maximumFractionDigits: 1 });
}
