import { localeInfo, type Locale } from '#i18n/locales.ts';

/**
 * A number and what is counted (`24 uur`), a norm and its number (`NEN 2075`); a number may stand
 * in an isolate (UAX 9). A telephone number counts nothing.
 */
const gap = /(?<!\+\d[\d\u00a0]*\u2069?)(?<=\d[+%]?\u2069?) (?=\p{L})|(?<=\b[A-Z]{2,}) (?=\d)/gu;

/** The space that only French has before these; narrow there (Imprimerie nationale). */
const beforeMark = /[ \u00a0](?=[;!?])/g;

/** Keeps on one line numbers with their units, and French marks with the word before them. */
export function joinUnits(text: string): string {
  return text.replace(gap, '\u00a0').replace(beforeMark, '\u202f');
}

/** A number of bytes as people say it, `313 kB`. */
export function formatFileSize(bytes: number, locale: Locale): string {
  const kilobytes = Math.ceil(bytes / 1_000);
  const [amount, unit] = kilobytes < 1_000 ? [kilobytes, 'kilobyte'] : [kilobytes / 1_000, 'megabyte'];
  // Arabic writes the names of units out, as the hints of its fields do.
  const unitDisplay = locale === 'ar' ? 'long' : 'short';
  return amount.toLocaleString(localeInfo[locale].intl, {
    style: 'unit',
    unit,
    unitDisplay,
    maximumFractionDigits: 1,
  });
}

/**
 * An amount in euros, as the language writes it, with cents when it has any. In Arabic the currency
 * has its name: a sign of another script changes places with its number.
 */
export function formatEuro(amount: number, locale: Locale): string {
  const currencyDisplay = locale === 'ar' ? 'name' : 'symbol';
  const digits = Number.isInteger(amount) ? 0 : 2;
  return amount.toLocaleString(localeInfo[locale].intl, {
    style: 'currency',
    currency: 'EUR',
    currencyDisplay,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
