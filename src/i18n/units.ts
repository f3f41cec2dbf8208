import { localeInfo, type Locale } from '#i18n/locales.ts';

/**
 * Matches the space between a number and the next word, usually its unit (`24 uur`), and between a
 * standard and its number (`NEN 2075`). Excludes international telephone numbers, in which no-break
 * spaces join the groups. A number may be enclosed in a directional isolate (UAX 9).
 */
const gap = /(?<!\+\d[\d\u00a0]*\u2069?)(?<=\d[+%]?\u2069?) (?=\p{L})|(?<=\b[A-Z]{2,}) (?=\d)/gu;

/**
 * Matches the space before certain marks. In French it is a narrow no-break space (Imprimerie
 * nationale).
 */
const beforeMark = /[ \u00a0](?=[;!?])/g;

/** Keeps a number on one line with its unit, and French punctuation with the word before it. */
export function joinUnits(text: string): string {
  return text.replace(gap, '\u00a0').replace(beforeMark, '\u202f');
}

/** Formats a file size, such as `313 kB`. */
export function formatFileSize(bytes: number, locale: Locale): string {
  const kilobytes = Math.ceil(bytes / 1_000);
  const [amount, unit] = kilobytes < 1_000 ? [kilobytes, 'kilobyte'] : [kilobytes / 1_000, 'megabyte'];
  // Units are spelled out in Arabic, as in the hint of the CV field.
  const unitDisplay = locale === 'ar' ? 'long' : 'short';
  return amount.toLocaleString(localeInfo[locale].intl, {
    style: 'unit',
    unit,
    unitDisplay,
    maximumFractionDigits: 1,
  });
}

/**
 * Formats an amount in euros, with cents unless it is a whole number. The currency is spelled out
 * in Arabic, because the bidirectional algorithm would reorder a symbol and its number.
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
