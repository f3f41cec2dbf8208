/** The types of a status change. */
import type { RequestKind, RequestStatus } from '#domain/staff/statuses.ts';
import type { OutboxEntries } from '#server/mail/outbox-entries.ts';
import type { LostReason, QuoteUnit } from '#contracts/staff/quote.ts';
import type { RawBuilder } from 'kysely';

/** The quote that is stored with a status change. */
export interface Quote {
  amount?: number;
  unit?: QuoteUnit;
  lostReason?: LostReason;
}

export interface Step {
  reference: string;
  kind: RequestKind;
  from: string;
  to: string;
  userId: number;
  /** The moment of the last customer mail that the user saw. */
  seenUntil?: string | undefined;
  /** The reason in the user's own words. */
  reason?: string | undefined;
  quote?: Quote | undefined;
}

/** An allowed status change, with its moment. */
export interface AllowedStep extends Step {
  to: RequestStatus;
  at: Date;
}

/** The side effects of a status change. */
export interface StepEffect {
  assignments?: RawBuilder<unknown>[];
  /** A condition besides the one on the current status. */
  condition?: RawBuilder<unknown>;
  mails?: OutboxEntries['mails'];
}
