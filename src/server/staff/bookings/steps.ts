import type { AllowedStep, StepEffect } from '#server/staff/requests/step.ts';
import type { Services } from '#server/services.ts';
import { sql } from 'kysely';

/** A booking that was carried out; confirming and cancelling one have forms of their own. */
export function bookingEffect(_services: Services, { at }: AllowedStep): StepEffect {
  return { assignments: [sql`is_confirmed = true`, sql`updated_at = ${at}`] };
}
