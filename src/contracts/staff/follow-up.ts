/** Putting a request off until a day, on which it is in the list again. */
import { requiredLine } from '#contracts/fields.ts';
import { namedDaySchema } from '#contracts/staff/named-day.ts';
import { seenSchema } from '#contracts/staff/customer-mail.ts';
import type { Draft } from '#contracts/staff/frame.ts';
import * as z from 'zod/mini';

export const followUpActions = { set: 'later', clear: 'niet-later' } as const;

/** The choice that goes by the day that is filled in. */
export const otherDay = 'anders';

/** The error for a day on which no request can return. */
export const followUpDayProblem = 'Kies een dag na vandaag, hoogstens een jaar vooruit.';

export const followUpSchema = z.object({
  dag: z.union([z.literal(otherDay), namedDaySchema], followUpDayProblem),
  datum: z.optional(z.string()),
  reden: requiredLine('Schrijf waarom het verzoek terugkomt.'),
  /** The status that somebody saw, and until when what the customer wrote. */
  van: z.string(),
  ...seenSchema.shape,
});

/** A request that was put off: until when, or since when it is back, and why. */
export interface FollowUp {
  at: Date;
  reason: string;
}

/** The form as it stands on the page of a request. */
export interface FollowUpForm {
  /** Days, `yyyy-MM-dd`, that are offered. */
  offers: string[];
  /** The form as it was filled in and not stored. */
  draft?: Draft | undefined;
}

/** The day that a form names; undefined when it is none. */
export function readFollowUpDay({ dag, datum }: z.output<typeof followUpSchema>): string | undefined {
  return dag === otherDay ? namedDaySchema.safeParse(datum).data : dag;
}
