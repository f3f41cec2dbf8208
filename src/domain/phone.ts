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

/**
 * How countries group a number: mobile numbers, area codes of two digits, and all others. After
 * ITU-T E.123 the international form, which a reader in any country can dial.
 */
const groupings = [
  /^(\+31)(6)(\d\d)(\d\d)(\d\d)(\d\d)$/,
  /^(\+31)(97\d)(\d{4})(\d{4})$/,
  /^(\+31)(1[035]|2[0346]|3[03568]|4[0356]|5[0358]|7\d|8[24578])(\d{3})(\d\d)(\d\d)$/,
  /^(\+31)(\d{3})(\d\d)(\d\d)(\d\d)$/,
  /^(\+32)(4\d\d)(\d\d)(\d\d)(\d\d)$/,
  /^(\+32)([2349])(\d{3})(\d\d)(\d\d)$/,
  /^(\+32)(\d\d)(\d\d)(\d\d)(\d\d)$/,
  /^(\+33)(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/,
  /^(\+34)(\d{3})(\d\d)(\d\d)(\d\d)$/,
  /^(\+49)(1[567]\d|30|40|69|89)(\d+)$/,
  /^(\+44)(7\d{3})(\d{6})$/,
];

/** Country codes of one and two digits (ITU-T E.164.D); all others have three. */
const otherCountry = /^(\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}))(\d+)$/;

/** A number of `parsePhone` as people of its country group it, such as `+31 30 123 45 67`. */
export function formatPhone(number: string): string {
  for (const grouping of [...groupings, otherCountry]) {
    const groups = grouping.exec(number);
    if (groups) return groups.slice(1).join(' ');
  }
  return number;
}
