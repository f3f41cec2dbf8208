/** Takes a request to its next status, by the table of `domain/staff/statuses`. */
import { isStep, type RequestKind, type RequestStatus } from '#domain/staff/statuses.ts';
import type { OutboxEntries } from '#server/mail/outbox-entries.ts';
import type { Services } from '#server/services.ts';
import { applyChange, tableOf } from '#server/staff/requests/change.ts';
import { stepEffects } from '#server/staff/requests/step-effects.ts';
import { sql } from 'kysely';

export interface Step {
  reference: string;
  kind: RequestKind;
  from: string;
  to: string;
  userId: number;
  /** Why, in staff's own words. */
  reason?: string | undefined;
}

/** `refused`: the table has no such step. `stale`: somebody else changed the status first. */
export type StepResult = 'done' | 'refused' | 'stale';

/** Takes a step with all that its kind does besides, such as a mail. */
export async function takeStep(services: Services, step: Step): Promise<StepResult> {
  const { reference, kind, from, to, userId, reason } = step;
  if (!isStep(kind, from, to)) return 'refused';
  const at = services.now();
  const effect = await stepEffects[kind]?.(services, { ...step, to, at });
  const assignments = [sql`status = ${to}`, ...(effect?.assignments ?? [])];
  const isChanged = await applyChange(services.db, {
    reference,
    userId,
    at,
    event: { kind: 'status', text: reason, detail: { from, to } },
    statement: sql`
      update ${sql.table(tableOf(kind))} set ${sql.join(assignments)}
      where reference = ${reference} and status = ${from} and ${effect?.condition ?? sql`true`}
      returning reference`,
    mails: effect?.mails ?? [],
    isAnswer: from === 'pending',
  });
  return isChanged ? 'done' : 'stale';
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
