/** What the server must know of a form to take it in; one file per form gives it, such as contact.ts. */
import type { ReferencePrefix } from '#domain/references.ts';
import type { SpamSign } from '#domain/spam.ts';
import type { Locale } from '#i18n/locales.ts';
import type { ScreenId } from '#i18n/routes.ts';
import type { MessageKey } from '#i18n/translate.ts';
import type { Mail } from '#server/mail/message.ts';
import type { DB } from '#server/tables.ts';
import type { Insertable } from 'kysely';
import type * as z from 'zod/mini';

export type SubmissionTable =
  'applications' | 'appointments' | 'callbackRequests' | 'contactRequests' | 'testimonials';

type EnvelopeColumn = 'createdAt' | 'id' | 'locale' | 'quarantineReasons' | 'reference' | 'submissionId';

/** The columns of a form's table that hold its answers. */
export type AnswerColumns<Table extends SubmissionTable> = Omit<Insertable<DB[Table]>, EnvelopeColumn>;

/** What is known of a submission besides its answers. */
export interface Envelope {
  reference: string;
  locale: Locale;
  quarantineReasons: SpamSign[];
  /** Until when the company has time for its promise. */
  deadline: Date;
}

/** What the answer to a form depends on. */
export interface FormInfo {
  /** Stem of its files and of its address. */
  name: string;
  path: string;
  /** The page that holds the form. */
  screen: ScreenId;
  /** Until when the company has time for its promise. */
  deadline: (arrivedAt: Date) => Date;
  /** Text of the answer, which may name `{deadline}` and `{reference}`. */
  receivedKey: MessageKey;
}

export interface SubmissionForm<Answers extends object> extends FormInfo {
  /** Typed by what it gives: what it takes is whatever a stranger sends. */
  schema: z.ZodMiniType<Answers>;
  referencePrefix: ReferencePrefix;
  table: SubmissionTable;
  toRow: (answers: Answers) => Readonly<Record<string, unknown>>;
  /** What is searched for signs of a robot. */
  texts: (answers: Answers) => { lines: string[]; text: string };
  /** The mails, rendered when the submission is stored: to the company, and to the sender unless it looks like spam. */
  renderMails: (answers: Answers, envelope: Envelope, addresses: { company: string }) => Mail[];
}
