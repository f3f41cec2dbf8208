/**
 * Writes Arabic-Indic and Persian digits as 0-9, as Arabic keyboards may type them; leaves all else
 * as it is.
 */
export function toWesternDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** The signs that the six languages put between groups of three digits, and people do. */
const grouped = /^\d{1,3}(?:([.,'\u2019\u066c\s])\d{3})(?:\1\d{3})*$/;

/**
 * Reads a whole number as people write it: in Western, Arabic-Indic or Persian digits, with or
 * without one sign between its thousands (`1.250`, `1 250`, `1,250`). Gives NaN for all else, a
 * fraction too.
 */
export function parseWholeNumber(text: string): number {
  const digits = toWesternDigits(text.trim());
  const isWhole = /^\d+$/.test(digits) || grouped.test(digits);
  return isWhole ? Number(digits.replace(/\D/g, '')) : Number.NaN;
}
