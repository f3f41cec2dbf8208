import { parsePhone as readDigits } from './phone-browser.ts';
// The `max` tables would add 22 kB to each function that parses or formats a number.
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Matches Dutch numbers of the right length. The smaller tables do not check the lengths of
 * non-geographic numbers (081 to 089), machine-to-machine numbers (097) and municipalities (14).
 */
const dutch = /^\+31(?:8[1-9]\d{7}|97\d{9}|14\d{3,4}|(?!8[1-9]|97|14)\d{7,11})$/;

/**
 * Parses a telephone number as people write it (`030 - 123 45 67`, `0031 6…`, `+32 0475…`, Arabic
 * digits) into E.164. A number without country code is Dutch. Returns undefined for an invalid
 * number. Browsers load `phone-browser.ts` instead (package.json, `imports`).
 */
export function parsePhone(text: string): string | undefined {
  const read = parsePhoneNumberFromString(readDigits(text) ?? '', 'NL');
  if (!read) return undefined;
  const { number, countryCallingCode } = read;
  // Only the length of foreign numbers is checked, because numbering plans change before the tables
  // do.
  const isNumber = countryCallingCode === '31' ? read.isValid() && dutch.test(number) : read.isPossible();
  // Rejects a number with two trunk prefixes: only one is removed, and the result would parse as
  // another number.
  const isFinal = parsePhoneNumberFromString(number)?.number === number;
  return isNumber && isFinal ? number : undefined;
}

/** Formats a number of `parsePhone` in international notation: `+31 30 123 4567`. */
export function formatPhone(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}
