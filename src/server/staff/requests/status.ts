/** Changes the status of a request, by the transitions of `domain/staff/statuses`. */
import { company } from '#company';
import { isStep, type RequestKind } from '#domain/staff/statuses.ts';
import type { Services } from '#server/http/services.ts';
import { applyChange, tableOf } from '#server/staff/requests/change.ts';
import type { AllowedStep, Step, StepEffect } from '#server/staff/requests/step.ts';
import { sql } from 'kysely';
import { decideApplication } from '#server/staff/applications/decision.ts';
import { quoteAssignments } from '#server/staff/requests/quote.ts';

/**
 * The result of a status change. `refused`: there is no such transition. `stale`: the status is no
 * longer the one that the user saw, or the transition is not possible yet.
 */
export type StepResult = 'done' | 'refused' | 'stale';

/** Changes the status with the side effects that the kind of request requires, such as a mail. */
export async function takeStep(services: Services, step: Step): Promise<StepResult> {
  const { reference, kind, from, to, userId, reason, quote, seenUntil } = step;
  if (!isStep(kind, from, to)) return 'refused';
  const at = services.now();
  const effect = await stepEffects[kind]?.(services, { ...step, to, at });
  const assignments = [sql`status = ${to}`, ...(effect?.assignments ?? [])];
  const isChanged = await applyChange(services.db, {
    reference,
    userId,
    at,
    event: { kind: 'status', text: reason, detail: { from, to, ...quote } },
    update: {
      table: tableOf(kind),
      assignments: sql.join(assignments),
      condition: sql`status = ${from} and quarantine_reasons = '{}' and ${effect?.condition ?? sql`true`}`,
    },
    mails: effect?.mails ?? [],
    isAnswer: from === 'pending',
    seenUntil,
  });
  return isChanged ? 'done' : 'stale';
}

type Effect = (services: Services, step: AllowedStep) => StepEffect | Promise<StepEffect>;

const stepEffects: Partial<Record<RequestKind, Effect>> = {
  contact: (_services, { quote }) => ({ assignments: quoteAssignments(quote) }),
  // Confirming and cancelling have separate forms. Completing a booking releases its time, so
  // it must have begun.
  appointment: (_services, { at }) => ({
    assignments: [sql`is_confirmed = true`, sql`updated_at = ${at}`],
    condition: sql`(appointment_date + time_slot::time) at time zone ${company.timeZone} <= ${at}`,
  }),
  application: decideApplication,
  testimonial: (_services, { to }) => ({
    assignments: to === 'approved' ? [] : [sql`is_featured = false`],
  }),
};
