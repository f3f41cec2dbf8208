import { company } from '#company';
import type { AllowedStep, StepEffect } from '#server/staff/requests/step.ts';
import type { Services } from '#server/http/services.ts';
import { sql } from 'kysely';

/**
 * Completes a booking; confirming and cancelling have forms of their own. Not before it has begun,
 * since a completed booking releases its time.
 */
export function bookingEffect(_services: Services, { at }: AllowedStep): StepEffect {
  return {
    assignments: [sql`is_confirmed = true`, sql`updated_at = ${at}`],
    condition: sql`(appointment_date + time_slot::time) at time zone ${company.timeZone} <= ${at}`,
  };
}
