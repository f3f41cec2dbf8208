/** What the page of a request shows of an application besides its answers. */
import type { RequestStatus } from '#domain/staff/statuses.ts';

export interface Decision {
  isDecided: boolean;
  /** When it is removed as things stand now. */
  removedAt: Date;
  /** When it is removed if it is decided today. */
  removedAtIfDecided: Date;
  /** True when the applicant agreed to be kept longer. */
  consentsToKeep: boolean;
  /** What goes to the applicant with each of the next steps. */
  mails: { step: RequestStatus; subject: string; text: string }[];
  /** What was to go along with one of them, and was not sent. */
  draft?: OwnWords | undefined;
}

/** What staff adds to the mail of a step. */
export interface OwnWords {
  step: string;
  text: string;
}
