/** The effects of steps besides the new status: one function for each kind that has any. */
import type { RequestKind } from '#domain/staff/statuses.ts';
import { bookingEffect } from '#server/staff/bookings/steps.ts';
import type { Services } from '#server/http/services.ts';
import { decideApplication } from '#server/staff/applications/decision.ts';
import { quoteAssignments } from '#server/staff/requests/quote.ts';
import type { AllowedStep, StepEffect } from '#server/staff/requests/step.ts';
import { sql } from 'kysely';

type Effect = (services: Services, step: AllowedStep) => StepEffect | Promise<StepEffect>;

export const stepEffects: Partial<Record<RequestKind, Effect>> = {
  contact: (_services, { quote }) => ({ assignments: quoteAssignments(quote) }),
  appointment: bookingEffect,
  application: decideApplication,
  testimonial: judgeTestimonial,
};

/**
 * Approval ends the quarantine of a testimonial, since somebody has read it. A testimonial that is
 * no longer shown cannot be featured.
 */
function judgeTestimonial(_services: Services, { to }: AllowedStep): StepEffect {
  const assignments = to === 'approved' ? [sql`quarantine_reasons = '{}'`] : [sql`is_featured = false`];
  return { assignments };
}
