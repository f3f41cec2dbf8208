/** Where a team comes to clean. */
import { toWesternDigits } from '#domain/digits.ts';

export interface VisitAddress {
  /** With the number of the house. */
  straat: string;
  postcode: string;
  plaats: string;
}

/** On one line; undefined until somebody has said it. */
export function formatAddress({
  straat,
  postcode,
  plaats,
}: {
  [Part in keyof VisitAddress]: string | null;
}): string | undefined {
  return straat === null ? undefined : `${straat}, ${postcode ?? ''} ${plaats ?? ''}`;
}

/** A Dutch postcode as it is officially written, `3511 AB`; undefined for what is none. */
export function parsePostcode(text: string): string | undefined {
  const [, digits, letters] = /^([1-9]\d{3})\s*([a-z]{2})$/i.exec(toWesternDigits(text).trim()) ?? [];
  return digits && letters && `${digits} ${letters.toUpperCase()}`;
}
