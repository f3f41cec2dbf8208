/** The address of the building that a team cleans. */
import { toWesternDigits } from '#domain/digits.ts';

export interface VisitAddress {
  /** Includes the house number. */
  straat: string;
  postcode: string;
  plaats: string;
}

/** Formats the address on one line; undefined while it is unknown. */
export function formatAddress({
  straat,
  postcode,
  plaats,
}: {
  [Part in keyof VisitAddress]: string | null;
}): string | undefined {
  return straat === null ? undefined : `${straat}, ${postcode ?? ''} ${plaats ?? ''}`;
}

/** Returns a Dutch postcode in official notation, `3511 AB`; undefined for an invalid one. */
export function parsePostcode(text: string): string | undefined {
  const [, digits, letters] = /^([1-9]\d{3})\s*([a-z]{2})$/i.exec(toWesternDigits(text).trim()) ?? [];
  return digits && letters && `${digits} ${letters.toUpperCase()}`;
}
