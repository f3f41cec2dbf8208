/** The part of the page of a request that is specific to applications. */
import type { RequestStatus } from '#domain/staff/statuses.ts';

export interface Decision {
  isDecided: boolean;
  /** When it is removed as things stand now. */
  removedAt: Date;
  /** When it is removed if it is decided today. */
  removedAtIfDecided: Date;
  /** True when the applicant agreed to be kept longer. */
  consentsToKeep: boolean;
  /** The mail to the applicant for each of the next steps. */
  mails: { step: RequestStatus; subject: string; text: string }[];
  /** A personal text for one of them that was not sent. */
  draft?: OwnWords | undefined;
}

/** The personal text in the mail of a step. */
export interface OwnWords {
  step: string;
  text: string;
}
