/**
 * Writes Arabic-Indic and Persian digits as 0-9, as Arabic keyboards may type them; leaves all else
 * as it is.
 */
export function toWesternDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
