/** A step of a request to its next status, as what takes it and what belongs to it know it. */
import type { RequestKind, RequestStatus } from '#domain/staff/statuses.ts';
import type { OutboxEntries } from '#server/mail/outbox-entries.ts';
import type { LostReason, QuoteUnit } from '#contracts/staff/quote.ts';
import type { sql } from 'kysely';

/** What a step says of a quote. */
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
  /** Until when they had seen what the customer wrote. */
  seenUntil?: string | undefined;
  /** Why, in staff's own words. */
  reason?: string | undefined;
  quote?: Quote | undefined;
}

/** A step that the table allows, at its moment. */
export interface AllowedStep extends Step {
  to: RequestStatus;
  at: Date;
}

/** What a step of a kind does besides changing the status. */
export interface StepEffect {
  assignments?: ReturnType<typeof sql>[];
  /** What must still be so besides the status. */
  condition?: ReturnType<typeof sql>;
  mails?: OutboxEntries['mails'];
}
