/** The mails of customers on the page of a request. */
import * as z from 'zod/mini';

/** Events of what came by mail: what the customer wrote, and what their mail program did. */
export const customerMails = { written: 'visitor-answered', automatic: 'visitor-autoreply' } as const;

/** The moment of the last answer of the customer that somebody saw; empty when none waits. */
export const seenSchema = z.object({
  gezien: z.optional(z.union([z.literal(''), z.iso.datetime()])),
});

/** The hidden input that keeps a form from dismissing an answer that the user has not seen. */
export function seenOf({ customerWroteAt }: { customerWroteAt?: Date | undefined }): { gezien: string } {
  return { gezien: customerWroteAt?.toISOString() ?? '' };
}
