/**
 * A number and what is counted (`24 uur`), a norm and its number (`NEN 2075`); a number may stand
 * in an isolate (UAX 9).
 */
const gap = /(?<=\d[+%]?\u2069?) (?=\p{L})|(?<=\b[A-Z]{2,}) (?=\d)/gu;

/** Keeps numbers and their units on one line. */
export function joinUnits(text: string): string {
  return text.replace(gap, '\u00a0');
}
