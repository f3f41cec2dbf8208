/** Received mails on a request page. */
import * as z from 'zod/mini';

/**
 * Events of received mails: those that the customer wrote, automatic replies, bounces, and `left`
 * for mails that stay in the mailbox.
 */
export const customerMails = {
  written: 'visitor-answered',
  automatic: 'visitor-autoreply',
  left: 'visitor-mails-left',
  undelivered: 'mail-undelivered',
} as const;

/** The moment of the last customer mail that the user saw; empty when no mail is unread. */
export const seenSchema = z.object({
  gezien: z.optional(z.union([z.literal(''), z.iso.datetime()])),
});

/** The last customer mail and the status that the user saw. */
export const seenStatusSchema = z.extend(seenSchema, { van: z.string() });

/** The hidden input that keeps a form from dismissing a mail that the user has not seen. */
export function seenInput({ customerWroteAt }: { customerWroteAt?: Date | undefined }): { gezien: string } {
  return { gezien: customerWroteAt?.toISOString() ?? '' };
}
