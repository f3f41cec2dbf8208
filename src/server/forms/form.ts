/**
 * The server's part of the forms that store submissions. Each form has a module, such as
 * contact.ts.
 */
import { daysBefore } from '#domain/retention.ts';
import type { QuarantineReason, SpamSign } from '#domain/spam.ts';
import type { ClosedDays } from '#domain/working-hours.ts';
import type { Locale } from '#i18n/locales.ts';
import type { MessageKey, Translate } from '#i18n/translate.ts';
import type { Mail } from '#server/mail/message.ts';
import type { MailEnv, MailSender } from '#server/mail/outbox-entries.ts';
import type { DB } from '#server/database/tables.ts';
import type { SubmissionContract } from '#contracts/contract.ts';
import type { SubmissionScreen } from '#contracts/registry.ts';
import { sql, type Insertable, type RawBuilder } from 'kysely';

/** The tables of submissions. */
export type SubmissionTable = {
  [Table in keyof DB]: EnvelopeColumn extends keyof DB[Table] ? Table : never;
}[keyof DB];

type EnvelopeColumn =
  | 'consentsToAds'
  | 'answersDigest'
  | 'createdAt'
  | 'dueAt'
  | 'id'
  | 'locale'
  | 'page'
  | 'quarantineReasons'
  | 'reference'
  | 'referrer'
  | 'submissionId';

/** The columns for the answers in a form's table. */
export type AnswerColumns<Table extends SubmissionTable> = Omit<Insertable<DB[Table]>, EnvelopeColumn>;

/** Metadata of a submission, besides its answers. */
export interface Envelope {
  reference: string;
  locale: Locale;
  /** Reasons for quarantine; empty for a normal submission. */
  quarantineReasons: QuarantineReason[];
  /** Signs of spam, named in the mail to the company. */
  spamSigns: SpamSign[];
  createdAt: Date;
  /** The deadline of the company's promise; undefined when it made none. */
  deadline: Date | undefined;
  /** The start of the promised time window, if any. */
  promisedFrom?: Date | undefined;
  fileName?: string | undefined;
}

/**
 * The columns that an allocation fills, and the query for their values. The query returns no row
 * when no capacity is left.
 */
export interface Allocation {
  columns: readonly string[];
  query: RawBuilder<unknown>;
}

/** The visitor who books or moves an appointment, for limits other than the rate limit. */
export type Sender = Omit<MailSender, 'rateLimitPerHour'>;

/**
 * An answer with its label; null or undefined when empty. An `internal` one is for the company
 * only.
 */
export type AnswerRow = [label: string, value: string | null | undefined, audience?: 'internal'];

/** An error in an answer, in the format of a schema issue. */
export interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/** How the daily digest lists overdue submissions. */
export interface Digest {
  /** Heading of the list, in Dutch. */
  title: string;
  /** The name of the sender; the column `naam` unless given. */
  name?: RawBuilder<unknown>;
  /**
   * SQL condition of pending submissions that still matter on a day, `yyyy-MM-dd`; all unless
   * given.
   */
  isOpen?: (today: string) => RawBuilder<unknown>;
}

/** The answers that identify the sender in the list of requests. */
export interface SenderAnswers<Name extends string = string> {
  name: Name;
  company?: Name;
  email?: Name;
  phone?: Name;
}

/** The part of a form that is the same for all answer types, for code that handles all forms. */
export interface StoredForm extends SubmissionContract {
  screen: SubmissionScreen;
  /** Text of the confirmation, which may contain `{deadline}` and `{reference}`. */
  receivedKey: MessageKey;
  table: SubmissionTable;
  sender: SenderAnswers;
  /** Further answers that staff can search: texts, or codes that are words. */
  searched: readonly string[];
  /** SQL sort key in the list, for the row `stored`; `byDeadline` when null or absent. */
  sortAt?: RawBuilder<unknown>;
  /** SQL condition of rows past their retention period. */
  isExpired: (now: Date) => RawBuilder<unknown>;
  /** SQL condition of rows that staff has accepted as genuine; none unless given. */
  isCleared?: RawBuilder<unknown>;
  /** How the daily digest lists submissions; absent when the sender expects no answer. */
  digest?: Digest;
  /**
   * Lists the answers with their labels, the most important first: for the workspace and the
   * confirmation page. The answers are those of this form, or a row of its table; `file` is the
   * name of the attachment.
   */
  listAnswers(answers: object, t: Translate, file?: string): AnswerRow[];
  isUrgent?(answers: object): boolean;
  /**
   * Returns the deadline of the company's promise, skipping closed days; absent without a promise.
   */
  deadline?(arrivedAt: Date, answers: object, closed: ClosedDays): Date;
  /**
   * Renders the mails for a stored submission: to the company and, if the form confirms receipt and
   * the submission is not in quarantine, to the sender.
   */
  renderMails(answers: object, envelope: Envelope, env: MailEnv): Mail[];
}

export interface SubmissionForm<Answers extends object> extends StoredForm {
  schema: SubmissionContract<Answers>['schema'];
  sender: SenderAnswers<keyof Answers & string>;
  searched: readonly (keyof Answers & string)[];
  /** Returns the columns to insert; `deadline` is that of the promise, if any. */
  toRow: (answers: Answers, createdAt: Date, deadline?: Date) => Readonly<Record<string, unknown>>;
  /**
   * Returns the errors at the moment `now` in answers that the schema accepts. They do not matter
   * for a repeat of a stored submission.
   */
  findIssues?: (answers: Answers, now: Date) => Issue[];
  /** Returns the text of the confirmation, when it depends on the answers. */
  chooseReceivedKey?: (answers: Answers) => MessageKey;
  deadline?: (arrivedAt: Date, answers: Answers, closed: ClosedDays) => Date;
  /**
   * Returns the start of the promised time window, which ends at the deadline; undefined if the
   * sender asked for none.
   */
  windowStart?: (deadline: Date, answers: Answers) => Date | undefined;
  /**
   * Allocates the capacity that a submission needs to be stored. A quarantined submission needs
   * none.
   */
  allocation?: (answers: Answers, sender: Sender) => Allocation;
  /** Returns the texts that are checked for signs of spam. */
  texts: (answers: Answers) => { lines: string[]; text: string };
  renderMails: (answers: Answers, envelope: Envelope, env: MailEnv) => Mail[];
}

/**
 * Returns the start of the promised time window; undefined when there is none, or when it has
 * begun.
 */
export function findWindowStart<Answers extends object>(
  form: Pick<SubmissionForm<Answers>, 'windowStart'>,
  answers: Answers,
  deadline: Date | null | undefined,
  now: Date,
): Date | undefined {
  const from = deadline ? form.windowStart?.(deadline, answers) : undefined;
  return from && from > now ? from : undefined;
}

/** Converts a row of a form's table to answers, with undefined instead of null for empty ones. */
export function readableRow(row: object): object {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? undefined]));
}

/** Returns the sender's e-mail address; empty when the answers have none. */
export function emailOf(answers: object): string {
  return 'email' in answers && typeof answers.email === 'string' ? answers.email : '';
}

/** SQL condition of rows older than a number of days. */
export function olderThan(days: number): StoredForm['isExpired'] {
  return (now) => sql`created_at < ${daysBefore(now, days)}`;
}

type Stored<Answers> = {
  [Name in keyof Answers]-?: undefined extends Answers[Name]
    ? NonNullable<Answers[Name]> | null
    : Answers[Name];
};

/** Converts answers to columns of the same names, with null for empty ones. */
export function toColumns<Answers extends object>(answers: Answers): Stored<Answers> {
  const columns = Object.entries(answers as Record<string, unknown>).map(([name, value]) => [
    name,
    value === '' ? null : (value ?? null),
  ]);
  return Object.fromEntries(columns) as Stored<Answers>;
}
