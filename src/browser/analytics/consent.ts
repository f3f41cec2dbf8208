/** Reads and stores the visitor's consent in `localStorage`. */

export interface Consent {
  analytics: boolean;
  /**
   * True allows advertising cookies and sending hashed contact data to the advertising service.
   * True only if `analytics` is true.
   */
  ads: boolean;
}

const key = 'consent';

/** Returns the stored consent; undefined before a choice, or if the browser blocks storage. */
export function readConsent(): Consent | undefined {
  try {
    const { analytics, ads } = JSON.parse(localStorage.getItem(key) ?? '') as Partial<Consent>;
    return { analytics: analytics === true, ads: analytics === true && ads === true };
  } catch {
    return undefined;
  }
}

/** Stores the choice. If the browser blocks storage, the choice applies to this page only. */
export function storeConsent(consent: Consent): void {
  try {
    localStorage.setItem(key, JSON.stringify(consent));
  } catch {
    // Storage is blocked: the next page shows the bar again.
  }
}
