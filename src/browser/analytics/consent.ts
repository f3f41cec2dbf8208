/** The visitor's consent, kept in `localStorage`. A site without analytics asks for no consent. */

export interface Consent {
  analytics: boolean;
  /**
   * Allows advertising cookies, and sending hashed contact data to the advertising service; never
   * without `analytics`.
   */
  ads: boolean;
}

const key = 'consent';

/** The stored consent; undefined before a choice, or where the browser blocks storage. */
export function readConsent(): Consent | undefined {
  try {
    const { analytics, ads } = JSON.parse(localStorage.getItem(key) ?? '') as Partial<Consent>;
    return { analytics: analytics === true, ads: analytics === true && ads === true };
  } catch {
    return undefined;
  }
}

/** Stores the choice; where the browser blocks storage, it applies to this page only. */
export function storeConsent(consent: Consent): void {
  try {
    localStorage.setItem(key, JSON.stringify(consent));
  } catch {
    // Storage is blocked: the next page shows the bar again.
  }
}
