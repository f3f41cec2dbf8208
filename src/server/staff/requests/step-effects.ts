/** What the steps of a kind do besides changing the status: one function per kind that needs it. */
import type { RequestKind } from '#domain/staff/statuses.ts';
import type { Services } from '#server/services.ts';
import type { AllowedStep, StepEffect } from '#server/staff/requests/status.ts';
import { sql } from 'kysely';

type Effect = (services: Services, step: AllowedStep) => StepEffect | Promise<StepEffect>;

export const stepEffects: Partial<Record<RequestKind, Effect>> = {
  appointment: (_services, { to, at }) => ({
    assignments: [
      sql`is_confirmed = ${to === 'confirmed' || to === 'completed'}`,
      sql`sequence = sequence + 1`,
      sql`updated_at = ${at}`,
      sql`hold_until = null`,
    ],
    // Without a team nobody would come.
    condition: to === 'confirmed' ? sql`team is not null` : sql`true`,
  }),
  // A decision starts the time after which an application is removed.
  application: (_services, { at }) => ({ assignments: [sql`decided_at = ${at}`] }),
  // What is no longer shown cannot be shown first.
  testimonial: (_services, { to }) => ({
    assignments: to === 'approved' ? [] : [sql`is_featured = false`],
  }),
};
