/** Postponing a request: it returns to the list on a chosen day. */
import { requiredLine } from '#contracts/fields.ts';
import { namedDaySchema, parseNamedDay } from '#contracts/staff/named-day.ts';
import { seenStatusSchema } from '#contracts/staff/customer-mail.ts';
import type { Draft } from '#contracts/staff/frame.ts';
import * as z from 'zod/mini';

export const followUpActions = { set: 'later', clear: 'niet-later' } as const;

/** The option that uses the entered day. */
export const otherDay = 'anders';

/** The error for an invalid day. */
export const followUpDayProblem = 'Kies een dag na vandaag, hoogstens een jaar vooruit.';
export const removedByThenProblem =
  'Op die dag is dit verzoek al verwijderd, zoals de privacyverklaring zegt. Kies een eerdere dag.';

export const followUpSchema = z.object({
  dag: z.union([z.literal(otherDay), namedDaySchema], followUpDayProblem),
  datum: z.optional(z.string()),
  reden: requiredLine('Schrijf wat u dan moet doen.'),
  ...seenStatusSchema.shape,
});

/** A postponement: when the request returns, or has returned, to the list, and why. */
export interface FollowUp {
  at: Date;
  reason: string;
}

/** The form on a request page. */
export interface FollowUpForm {
  /** Offered days, `yyyy-MM-dd`. */
  offers: string[];
  /** The values of a form that was rejected. */
  draft?: Draft | undefined;
}

/** The chosen day; undefined when it is invalid. */
export function readFollowUpDay({ dag, datum }: Readonly<Record<string, unknown>>): string | undefined {
  return parseNamedDay(dag === otherDay ? datum : dag);
}
