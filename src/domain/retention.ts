/**
 * How long the company keeps what the website stores. The privacy page shows this list, and what
 * deletes old records goes by it: a period stands nowhere else.
 */

/** Days after a record was stored, or as the comment says. Less than a day is a part of it. */
export const retentionDays = {
  contact: 730,
  callback: 90,
  /** After the date of the appointment. */
  appointment: 730,
  /** After the decision on the application. */
  application: 28,
  /** After the decision too, for an applicant who agreed to it. */
  applicationWithConsent: 365,
  /**
   * An address for the newsletter that its owner did not confirm, after the mail that asked for it.
   */
  unconfirmedSubscription: 30,
  /** A submission that looks like spam. */
  quarantined: 30,
  /** The text of a mail, also one that could not be delivered. */
  mailBody: 30,
  /** The mark of a visitor's address that counts submissions. */
  rateLimitMark: 1,
  /** After logging in, which it therefore lasts. */
  session: 0.5,
} as const;

export type RetentionRule = keyof typeof retentionDays;
