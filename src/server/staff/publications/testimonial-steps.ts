import type { AllowedStep, StepEffect } from '#server/staff/requests/step.ts';
import type { Services } from '#server/http/services.ts';
import { sql } from 'kysely';

/**
 * Whoever approves a testimonial has read it, so that it looks like spam no longer counts. What is
 * no longer shown cannot be shown first.
 */
export function judgeTestimonial(_services: Services, { to }: AllowedStep): StepEffect {
  const assignments = to === 'approved' ? [sql`quarantine_reasons = '{}'`] : [sql`is_featured = false`];
  return { assignments };
}
