/** The code that identifies a submission on the telephone: `OFF-4K7M-2QX9`. */

/** The number of random bytes that `formatReference` takes: one per character. */
export const referenceBytes = 8;

// Crockford's base 32 has no I, L and O, which are misread as digits, and no U, which could spell
// obscenities: https://www.crockford.com/base32.html
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Formats eight random bytes as a reference with 40 random bits. */
export function formatReference(prefix: string, random: Uint8Array): string {
  const code = Array.from(random.subarray(0, referenceBytes), (byte) => alphabet.charAt(byte & 31)).join('');
  return `${prefix}-${code.slice(0, 4)}-${code.slice(4)}`;
}

/** Valid as a regular expression in both JavaScript and PostgreSQL. */
export const referencePattern = `[A-Z]{3}(?:-[${alphabet}]{4}){2}`;
const captured = new RegExp(`(${referencePattern})`);
const whole = new RegExp(`^${referencePattern}$`);

/** True for a reference in its stored form. */
export function isReference(text: string): boolean {
  return whole.test(text);
}

/** Splits a text so that every second part is a reference, which must not wrap at its hyphens. */
export function splitAtReferences(text: string): string[] {
  return text.split(captured);
}
