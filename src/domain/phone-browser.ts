/**
 * Checks telephone numbers in the browser, without the tables of all countries, which are larger
 * than a page. The server checks accepted numbers again with `phone.ts`.
 */
import { toNormalForm } from '#domain/normal-form.ts';
import { toWesternDigits } from '#domain/digits.ts';

/**
 * Normalizes a telephone number as people write it: without separators, with `+31` for the trunk
 * `0`, and with `+` for `00`. A number that begins otherwise, such as `14 030`, gets no country
 * code. Conversion events contain the result. Returns undefined for fewer than 5 digits (`14 030`
 * has 5) or more than 18, because E.164 allows 15 besides `00` and the trunk `0`.
 */
export function parsePhone(text: string): string | undefined {
  const number = toWesternDigits(toNormalForm(text, 'NFKC'))
    .replace(/[^\p{L}\p{Nd}+]/gu, '')
    .replace(/^tel/i, '');
  if (!/^\+?\d{5,18}$/.test(number)) return undefined;
  return number.replace(/^00/, '+').replace(/^0(?=[1-9])/, '+31');
}
