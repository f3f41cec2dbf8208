import { toNormalForm } from '#domain/normal-form.ts';
import { toWesternDigits } from '#domain/digits.ts';

/**
 * A telephone number as far as a browser can judge it: without the tables of all countries, which
 * weigh more than a page. What it lets pass the server reads with `phone.ts`.
 */

/**
 * The digits of a telephone number as people write it, after its country code where that can be
 * seen: reports of conversions go by it. Gives undefined for what can be no number: it has 5 digits
 * (`14 030`) to 15 (E.164), besides `00` and the `0` of its country.
 */
export function parsePhone(text: string): string | undefined {
  const number = toWesternDigits(toNormalForm(text, 'NFKC'))
    .replace(/[^\p{L}\p{Nd}+]/gu, '')
    .replace(/^tel/i, '');
  if (!/^\+?\d{5,18}$/.test(number)) return undefined;
  return number.replace(/^00/, '+').replace(/^0(?=[1-9])/, '+31');
}
