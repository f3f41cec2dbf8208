/** The visitor's consent, stored in this browser. It is asked only where something is measured. */

export interface Consent {
  analytics: boolean;
  /** Allows sending hashed contact data to the advertisement service; never without `analytics`. */
  ads: boolean;
}

const key = 'consent';

/** The choice; undefined while there is none, or when the browser keeps nothing. */
export function readConsent(): Consent | undefined {
  try {
    const { analytics, ads } = JSON.parse(localStorage.getItem(key) ?? '') as Partial<Consent>;
    return { analytics: analytics === true, ads: analytics === true && ads === true };
  } catch {
    return undefined;
  }
}

/** Keeps the choice for the next page; without storage it holds for this one. */
export function storeConsent(consent: Consent): void {
  try {
    localStorage.setItem(key, JSON.stringify(consent));
  } catch {
    // The browser allows no storage: the question comes again.
  }
}
