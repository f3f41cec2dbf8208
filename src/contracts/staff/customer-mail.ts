/** Received mails on a request page: those of the customer, and bounces. */
import * as z from 'zod/mini';

/**
 * Events of received mail: the customer's own, automatic replies, mails that were left in the
 * mailbox, and bounces.
 */
export const customerMails = {
  written: 'visitor-answered',
  automatic: 'visitor-autoreply',
  left: 'visitor-mails-left',
  undelivered: 'mail-undelivered',
} as const;

/** The moment of the last customer mail that the user saw; empty without an unread one. */
export const seenSchema = z.object({
  gezien: z.optional(z.union([z.literal(''), z.iso.datetime()])),
});

/** Includes the status that the user saw. */
export const seenStatusSchema = z.extend(seenSchema, { van: z.string() });

/** The hidden input that keeps a form from dismissing a mail that the user has not seen. */
export function seenInput({ customerWroteAt }: { customerWroteAt?: Date | undefined }): { gezien: string } {
  return { gezien: customerWroteAt?.toISOString() ?? '' };
}
