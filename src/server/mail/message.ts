/** What a mail is made of, before it is in any form that can be sent. */
import type { Locale } from '#i18n/locales.ts';
import * as z from 'zod';

export const attachmentsSchema = z.array(
  z.object({
    filename: z.string(),
    contentType: z.string(),
    content: z.string(),
    /** Of which submission it is the file: its bytes are read when the mail is sent. */
    fileOf: z.optional(z.string()),
  }),
);
export type Attachment = z.output<typeof attachmentsSchema>[number];

/** A mail that is ready to be stored and sent. */
export interface Mail {
  recipient: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  attachments: Attachment[];
  /** Where one click ends a subscription, for a mail that is sent to a list. */
  unsubscribeUrl?: string | null;
  /**
   * The Message-IDs that it answers, oldest first, for a mail that a person wrote; those that the
   * site writes have none.
   */
  threadIds?: string[] | null;
}

/** A label with its value; an address makes the label lead there. */
export interface Fact {
  label: string;
  value: string;
  url?: string;
}

/** One part of a mail's body, written once and rendered as text and as HTML. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'subheading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'notice'; text: string }
  | { kind: 'link'; text: string; url: string }
  | { kind: 'facts'; rows: Fact[] }
  /** The one fact that the mail is about. */
  | { kind: 'highlight'; label: string; value: string };

/** The body of a mail before it is rendered. */
export interface MailBody {
  subject: string;
  blocks: Block[];
  locale: Locale;
  /** Why the recipient gets this mail, at its foot. */
  reason: string;
  /** What a list of mails shows beside the subject; what the mail begins with unless given. */
  preview?: string;
}
