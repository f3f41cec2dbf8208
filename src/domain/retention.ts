/**
 * How long the company keeps what the website stores. The privacy page says it, and what deletes
 * old records goes by it: a period stands nowhere else. Those of forms stand in their contracts.
 */
import type { MessageKey } from '#i18n/translate.ts';

interface Kept {
  /** The data, in the words of the privacy page. */
  labelKey: MessageKey;
  /**
   * Words of the period, which may name `{period}`, `{longer}` and `{latest}`; the days alone
   * unless given.
   */
  periodKey?: MessageKey;
}

interface KeptForDays extends Kept {
  /** Less than one is a part of a day. */
  days: number;
  /** For applicants who agreed to be kept longer. */
  daysWithConsent?: number;
  /** Counted from arrival, for what is not decided until then. */
  daysUndecided?: number;
}

/** Kept until its owner asks for removal, which its words say. */
interface KeptUntilAsked extends Required<Kept> {
  days?: undefined;
}

export type Retention = KeptForDays | KeptUntilAsked;

/** In the order of the privacy page, after the forms. */
export const retentionRules = {
  /** An address for the newsletter that its owner did not confirm, after the mail that asked. */
  unconfirmedSubscription: { labelKey: 'legal.newsletter', periodKey: 'legal.newsletterPeriod', days: 30 },
  /** After logging in, which it therefore lasts. */
  session: { labelKey: 'legal.session', days: 0.5 },
  /** That a device has logged in before, after it last did. */
  knownDevice: { labelKey: 'legal.knownDevice', days: 90 },
  /** Logins and attempts, and reading, changing and exporting of data. */
  auditLog: { labelKey: 'legal.auditLog', days: 365 },
  /** A submission that looks like spam. */
  quarantined: { labelKey: 'legal.quarantined', days: 30 },
  /** The mark of an address that staff has blocked. */
  blockedSender: { labelKey: 'legal.blockedSender', days: 30 },
  /** The text of a mail, also one that could not be delivered. */
  mailBody: { labelKey: 'legal.mailBody', days: 30 },
  /** The mark of an address that its own mail server refused. */
  suppressedRecipient: { labelKey: 'legal.suppressedRecipient', days: 180 },
  /** The mark of a visitor's address that counts submissions. */
  rateLimitMark: { labelKey: 'legal.rateLimitMark', days: 1 },
} as const satisfies Record<string, Retention>;

const dayMs = 86_400_000;

/** The moment `days` periods of 24 hours after another one. */
export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs);
}

/** The moment `days` periods of 24 hours before another one. */
export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * dayMs);
}
