/** The part of a request page for applications. */
import type { RequestStatus } from '#domain/staff/statuses.ts';

export interface Decision {
  isDecided: boolean;
  /** When the application will be removed if no other decision is made. */
  removedAt: Date;
  /** When the application will be removed if it is decided now. */
  removedAtIfDecided: Date;
  /** True when the applicant consented to a longer period. */
  consentsToKeep: boolean;
  /** The mails to the applicant, by next status; a withdrawal is not mailed. */
  mails: DecisionMail[];
  /** The personal text of a status change that was rejected, to show it again. */
  draft?: PersonalText | undefined;
}

/** The text of a mail up to its signature, before and after the personal text. */
export interface DecisionMail {
  step: RequestStatus;
  subject: string;
  before: string;
  after: string;
}

/** The personal text in the mail of a status change. */
export interface PersonalText {
  step: string;
  text: string;
}
