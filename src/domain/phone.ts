import { parsePhone as readDigits } from './phone-browser.ts';
// Its `max` tables weigh 22 kB more, in each function that reads or writes a number.
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Lengths that the smaller tables leave open: of numbers without a place (081 to 089), of devices
 * (097) and of municipalities (14).
 */
const dutch = /^\+31(?:8[1-9]\d{7}|97\d{9}|14\d{3,4}|(?!8[1-9]|97)\d{7,11})$/;

/**
 * Reads a telephone number as people write it (`030 - 123 45 67`, `0031 6…`, `+32 0475…`, Arabic
 * digits) and gives it as E.164. A number without country code is Dutch. Gives undefined for what
 * is not a telephone number. A browser gets `phone-browser.ts` in its place (package.json,
 * `imports`).
 */
export function parsePhone(text: string): string | undefined {
  const read = parsePhoneNumberFromString(readDigits(text) ?? '', 'NL');
  if (!read) return undefined;
  const { number, countryCallingCode } = read;
  // Abroad only the length counts: numbering plans change, and the tables follow later.
  const isNumber = countryCallingCode === '31' ? read.isValid() && dutch.test(number) : read.isPossible();
  return isNumber ? number : undefined;
}

/** A number of `parsePhone` as its country groups it, with its country code: `+31 30 123 4567`. */
export function formatPhone(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}
