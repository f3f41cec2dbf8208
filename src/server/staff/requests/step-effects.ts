/** What the steps of a kind do besides changing the status: one function per kind that needs it. */
import type { RequestKind } from '#domain/staff/statuses.ts';
import { bookingEffect } from '#server/staff/bookings/steps.ts';
import type { Services } from '#server/services.ts';
import type { AllowedStep, StepEffect } from '#server/staff/requests/status.ts';
import { sql } from 'kysely';

type Effect = (services: Services, step: AllowedStep) => StepEffect | Promise<StepEffect>;

export const stepEffects: Partial<Record<RequestKind, Effect>> = {
  appointment: bookingEffect,
  // A decision starts the time after which an application is removed.
  application: (_services, { at }) => ({ assignments: [sql`decided_at = ${at}`] }),
  // What is no longer shown cannot be shown first.
  testimonial: (_services, { to }) => ({
    assignments: to === 'approved' ? [] : [sql`is_featured = false`],
  }),
};
