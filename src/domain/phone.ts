import { toWesternDigits } from '#domain/digits.ts';

/**
 * E.164 allows 15 digits; shorter than 8 with its country code is not a subscriber's number
 * anywhere that we work.
 */
const international = /^\+[1-9]\d{7,14}$/;
/** Nine digits, or eleven in the range of the devices that have a subscription (097). */
const dutch = /^\+31(?:(?!97)[1-9]\d{8}|97\d{9})$/;

/**
 * Reads a telephone number as people write it (`030 - 123 45 67`, `0031 6…`, `+32 …`, Arabic
 * digits) and gives it as E.164. A number without country code is Dutch. Gives undefined for what
 * is not a telephone number.
 */
export function parsePhone(text: string): string | undefined {
  const digits = toWesternDigits(text)
    .replace(/\(0\)/, '')
    // Signs between the digits, and the marks of writing direction that address books copy along.
    .replace(/[\s().\-/\u2010-\u2015\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
  const number = digits.replace(/^00/, '+').replace(/^0(?=[1-9])/, '+31');
  const pattern = number.startsWith('+31') ? dutch : international;
  return pattern.test(number) ? number : undefined;
}
