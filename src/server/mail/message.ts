/** The content of a mail, before it is rendered. */
import { locales } from '#i18n/locales.ts';
import * as z from 'zod';

const line = { label: z.string(), value: z.string() };

/** A label with its value; with a URL the label is a link. */
const factSchema = z.object({ ...line, url: z.optional(z.string()) });
export type Fact = z.output<typeof factSchema>;

/** A part of a mail's body, rendered as text and as HTML. */
const blockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['heading', 'subheading', 'paragraph', 'notice']), text: z.string() }),
  z.object({ kind: z.literal('link'), text: z.string(), url: z.string() }),
  z.object({ kind: z.literal('facts'), rows: z.array(factSchema) }),
  z.object({ kind: z.literal('highlight'), ...line }),
]);
export type Block = z.output<typeof blockSchema>;

/** The parameters of a password link; only the sent mail contains the valid URL. */
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
  /** Why the recipient gets the mail, at the foot. */
  reason: z.string(),
  /** The text beside the subject in a list of mails; by default the beginning of the mail. */
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
     * The reference of a submission with a file to attach. Its content is read when the mail is
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

/** A mail as it is stored. Its body may lack links that only the sent mail contains. */
export interface StorableMail {
  recipient: string;
  replyTo: string;
  body: StoredBody;
  attachments: Attachment[];
  /** The one-click unsubscribe URL of a mail to a list. */
  unsubscribeUrl?: string | null;
  /**
   * The Message-IDs of the thread, oldest first, for a mail that a person wrote; automatic mails
   * have none.
   */
  threadIds?: string[] | null;
  /**
   * True for a mail about an appointment. These mails have a separate daily limit. Without it,
   * somebody could use up the limit of a visitor, who would then not get the mail that a booking
   * needs to be confirmed.
   */
  isOfAppointment?: boolean;
}
