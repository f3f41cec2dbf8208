/** The content of a mail, before it is rendered. */
import { locales } from '#i18n/locales.ts';
import * as z from 'zod';

const line = { label: z.string(), value: z.string() };

/** A label with its value; an address makes the label lead there. */
const factSchema = z.object({ ...line, url: z.optional(z.string()) });
export type Fact = z.output<typeof factSchema>;

/** One part of a mail's body, written once and rendered as text and as HTML. */
const blockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['heading', 'subheading', 'paragraph', 'notice']), text: z.string() }),
  z.object({ kind: z.literal('link'), text: z.string(), url: z.string() }),
  z.object({ kind: z.literal('facts'), rows: z.array(factSchema) }),
  // The one fact that the mail is about.
  z.object({ kind: z.literal('highlight'), ...line }),
]);
export type Block = z.output<typeof blockSchema>;

/** The parameters of a link that opens an account; the working link is in the sent mail only. */
const passwordLinkSchema = z.object({
  kind: z.literal('password-link'),
  text: z.string(),
  link: z.object({
    purpose: z.enum(['invitation', 'reset']),
    userId: z.number(),
    linkVersion: z.number(),
    expiresAt: z.number(),
  }),
});

/** The stored content of a mail, which is rendered when it is sent. */
export const storedBodySchema = z.object({
  subject: z.string(),
  blocks: z.array(z.discriminatedUnion('kind', [blockSchema, passwordLinkSchema])),
  locale: z.enum(locales),
  /** Why the recipient gets this mail, at its foot. */
  reason: z.string(),
  /**
   * The preview shown beside the subject in a list of mails; by default the beginning of the mail.
   */
  preview: z.optional(z.string()),
});
export type StoredBody = z.output<typeof storedBodySchema>;

/** The content of a mail as its recipient sees it. */
export interface MailBody extends Omit<StoredBody, 'blocks'> {
  blocks: Block[];
}

export const attachmentsSchema = z.array(
  z.object({
    filename: z.string(),
    contentType: z.string(),
    content: z.string(),
    /** The encoding of binary content; absent for text. */
    encoding: z.optional(z.literal('base64')),
    /**
     * The reference of the submission whose file is attached: its bytes are read when the mail is
     * sent.
     */
    fileOf: z.optional(z.string()),
  }),
);
export type Attachment = z.output<typeof attachmentsSchema>[number];

/** A mail that is ready to be stored and sent. */
export interface Mail extends StorableMail {
  body: MailBody;
}

/** A mail that may hold what only the sent one shows. */
export interface StorableMail {
  recipient: string;
  replyTo: string;
  body: StoredBody;
  attachments: Attachment[];
  /** Where one click ends a subscription, for a mail that is sent to a list. */
  unsubscribeUrl?: string | null;
  /**
   * The Message-IDs that it answers, oldest first, for a mail that a person wrote; those that the
   * site writes have none.
   */
  threadIds?: string[] | null;
  /**
   * True for a mail about an appointment. These are counted apart from the other mails of their
   * mailbox, so that nobody can use up the mail without which a booking ends.
   */
  isOfAppointment?: boolean;
}
