/** What a customer wrote by mail, as the page of its request shows it. */
import * as z from 'zod/mini';

/** Events of what came by mail: what the customer wrote, and what their mail program did. */
export const customerMails = { written: 'visitor-answered', automatic: 'visitor-autoreply' } as const;

/** The moment of the last answer of the customer that somebody saw; empty when none waits. */
export const seenSchema = z.object({
  gezien: z.optional(z.union([z.literal(''), z.iso.datetime()])),
});

/** What a form of its page sends, so that it puts away no answer that its reader has not seen. */
export function seenOf({ customerWroteAt }: { customerWroteAt?: Date | undefined }): { gezien: string } {
  return { gezien: customerWroteAt?.toISOString() ?? '' };
}
