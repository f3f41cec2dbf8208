/**
 * Changes a request in one SQL statement, together with its timeline event, audit entry and mails.
 * The statement can have conditions on what the user saw, so that of two concurrent changes only
 * one succeeds.
 */
import type { RequestKind } from '#domain/staff/statuses.ts';
import type { Database } from '#server/database/database.ts';
import { getForm } from '#server/registry.ts';
import { insertMails, type OutboxEntries } from '#server/mail/outbox-entries.ts';
import { updateRequest, updateSubmission, type SubmissionUpdate } from '#server/forms/requests.ts';
import { insertAudit } from '#server/audit.ts';
import type { FollowUp } from '#contracts/staff/follow-up.ts';
import type { StaffVisit } from '#server/staff/visit.ts';
import { sql, type RawBuilder } from 'kysely';

/** A timeline event by staff. */
export interface NewEvent {
  /** A code, such as `status`. */
  kind: string;
  text?: string | undefined;
  detail?: Readonly<Record<string, unknown>>;
}

interface Entries {
  reference: string;
  userId: number;
  at: Date;
  event: NewEvent;
  mails?: OutboxEntries['mails'];
}

/** A change of a submission that also updates its request. */
export interface SubmissionChange extends Entries {
  update: SubmissionUpdate;
  /**
   * True when the change answers the request; the first answer decides whether its deadline is met.
   */
  isAnswer?: boolean;
  /** When the request returns to the list, and why. */
  followUp?: FollowUp;
  /** The moment of the last customer mail that the user saw. */
  seenUntil?: string | undefined;
  /**
   * The moment of the transition that is undone. If it was the answer, the request becomes
   * unanswered again.
   */
  answeredBefore?: Date;
}

/** A change by any other statement, for example for a note. */
interface OtherChange extends Entries {
  /**
   * SQL that returns a row when the change succeeds; the conditions can include what the user saw.
   */
  statement: RawBuilder<unknown>;
}

/**
 * Applies a change with its entries; returns false when `update` or `statement` affects no row, or
 * when the mails were already stored.
 */
export async function applyChange(db: Database, change: SubmissionChange | OtherChange): Promise<boolean> {
  const { reference, userId, at, event, mails = [] } = change;
  // A mail is not inserted when its Message-ID exists, because then the same form was sent twice.
  const happened = mails.length > 0 ? sql`exists (select from mails)` : sql`exists (select from changed)`;
  const audit = { userId, action: `request.${event.kind}`, detail: { reference }, at };
  const { rows } = await sql<{ isChanged: boolean }>`
    with changed as (
      ${'update' in change ? updateSubmission(reference, change.update) : change.statement}
    ), ${insertMails({ reference, createdAt: at, mails }, sql`changed`)}, listed as (
      ${'update' in change ? updateRequest(answeredAt(change, happened), change) : sql`select`}
    ), event as (
      ${insertEvent(change, happened)}
    ), logged as (
      ${insertAudit(audit, happened)}
    )
    select ${happened} as is_changed`.execute(db);
  return rows[0]?.isChanged ?? false;
}

type NewEntries = 'at' | 'userId';

/** Applies a change by the user of a visit. */
export function changeRequest(
  { services, session }: StaffVisit,
  change: Omit<SubmissionChange, NewEntries> | Omit<OtherChange, NewEntries>,
): Promise<boolean> {
  return applyChange(services.db, { ...change, userId: session.userId, at: services.now() });
}

function answeredAt({ at, isAnswer, answeredBefore }: SubmissionChange, happened: RawBuilder<unknown>) {
  return isAnswer
    ? sql`case when ${happened} then coalesce(answered_at, ${at}) else answered_at end`
    : sql`nullif(answered_at, ${answeredBefore ?? null}::timestamptz)`;
}

/**
 * SQL statement that writes an event when `condition` holds. The condition can refer to CTEs of the
 * same statement.
 */
export function insertEvent(
  { reference, userId, at, event }: Omit<Entries, 'mails'>,
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    insert into request_events (reference, user_id, kind, text, detail, created_at)
    select ${reference}, ${userId}::int, ${event.kind}, ${event.text ?? null}::text,
      ${JSON.stringify(event.detail ?? {})}::jsonb, ${at} where ${condition}`;
}

/** Returns the table of the submissions of a kind. */
export function tableOf(kind: RequestKind): string {
  return getForm(kind).table;
}
