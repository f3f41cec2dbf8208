/**
 * Retention periods that the privacy page states and the retention job applies. Those of
 * submissions are in the contracts of the forms.
 */
import type { MessageKey } from '#i18n/translate.ts';

interface RetainedData {
  /** Name of the data on the privacy page. */
  labelKey: MessageKey;
  /**
   * Key of the text of the period, with `{period}`, `{longer}` and `{latest}`; by default, the page
   * shows only the period.
   */
  periodKey?: MessageKey;
}

interface LimitedRetention extends RetainedData {
  /** A fraction is part of a day. */
  days: number;
  /** For applicants who consented to a longer period. */
  daysWithConsent?: number;
  /** Counted from arrival, for applications without a decision. */
  daysUndecided?: number;
}

/** Stored until the data subject requests removal, as `periodKey` states. */
interface UnlimitedRetention extends Required<RetainedData> {
  days?: undefined;
}

export type Retention = LimitedRetention | UnlimitedRetention;

/** The periods of data other than submissions, in the order of the privacy page. */
export const retentionRules = {
  /** A subscription that was not confirmed, from the confirmation mail. */
  unconfirmedSubscription: { labelKey: 'legal.newsletter', periodKey: 'legal.newsletterPeriod', days: 30 },
  /** A session, which expires this long after the login. */
  session: { labelKey: 'legal.session', days: 0.5 },
  /** The record of a device that has logged in before, from its last login. */
  knownDevice: { labelKey: 'legal.knownDevice', days: 90 },
  /** Logins and login attempts; access to, changes of and exports of data. */
  auditLog: { labelKey: 'legal.auditLog', days: 365 },
  /** A submission that looks like spam. */
  quarantined: { labelKey: 'legal.quarantined', days: 30 },
  /** The digest of an address that staff has blocked. */
  blockedSender: { labelKey: 'legal.blockedSender', days: 30 },
  /** The text of a mail, delivered or not. */
  mailBody: { labelKey: 'legal.mailBody', days: 30 },
  /** The digest of an address that its own mail server rejected. */
  suppressedRecipient: { labelKey: 'legal.suppressedRecipient', days: 180 },
  /** A digest for counting submissions or mails, such as that of an IP address. */
  rateLimitMark: { labelKey: 'legal.rateLimitMark', days: 1 },
} as const satisfies Record<string, Retention>;

const dayMs = 86_400_000;

/** Adds `days` periods of 24 hours. */
export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs);
}

/** Subtracts `days` periods of 24 hours. */
export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * dayMs);
}
