import { localeInfo, type Locale } from '#i18n/locales.ts';

/**
 * The space between a number and its unit (`24 uur`), or a standard and its number (`NEN 2075`),
 * but not after a telephone number. A number may be in an isolate (UAX 9).
 */
const gap = /(?<!\+\d[\d\u00a0]*\u2069?)(?<=\d[+%]?\u2069?) (?=\p{L})|(?<=\b[A-Z]{2,}) (?=\d)/gu;

/** French has a narrow no-break space before these marks (Imprimerie nationale). */
const beforeMark = /[ \u00a0](?=[;!?])/g;

/** Keeps numbers and units, and French punctuation and the preceding word, on one line. */
export function joinUnits(text: string): string {
  return text.replace(gap, '\u00a0').replace(beforeMark, '\u202f');
}

/** Formats a file size, `313 kB`. */
export function formatFileSize(bytes: number, locale: Locale): string {
  const kilobytes = Math.ceil(bytes / 1_000);
  const [amount, unit] = kilobytes < 1_000 ? [kilobytes, 'kilobyte'] : [kilobytes / 1_000, 'megabyte'];
  // Arabic spells units out, like the hints of its fields.
  const unitDisplay = locale === 'ar' ? 'long' : 'short';
  return amount.toLocaleString(localeInfo[locale].intl, {
    style: 'unit',
    unit,
    unitDisplay,
    maximumFractionDigits: 1,
  });
}

/**
 * Formats an amount in euros, with cents when it has any. In Arabic the currency is spelled out: a
 * symbol of another script would swap places with its number.
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
