/** The server's description of a form; each form has a file, such as contact.ts. */
import { daysBefore } from '#domain/retention.ts';
import type { QuarantineReason, SpamSign } from '#domain/spam.ts';
import type { ClosedDays } from '#domain/working-hours.ts';
import type { Locale } from '#i18n/locales.ts';
import type { MessageKey, Translate } from '#i18n/translate.ts';
import type { Env } from '#server/env.ts';
import type { Mail } from '#server/mail/message.ts';
import type { DB } from '#server/database/tables.ts';
import type { SubmissionContract } from '#contracts/contract.ts';
import type { SubmissionScreen } from '#contracts/registry.ts';
import { sql, type Insertable, type RawBuilder } from 'kysely';

/** The tables that hold what every submission has. */
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

/** The columns of a form's table that hold its answers. */
export type AnswerColumns<Table extends SubmissionTable> = Omit<Insertable<DB[Table]>, EnvelopeColumn>;

/** Metadata of a submission, besides its answers. */
export interface Envelope {
  reference: string;
  locale: Locale;
  /** Why it is kept aside; empty when it is taken in like any other. */
  quarantineReasons: QuarantineReason[];
  /** Signs of spam that the mail to the company names. */
  spamSigns: SpamSign[];
  createdAt: Date;
  /** Until when the company has time for its promise; undefined when it made none. */
  deadline: Date | undefined;
  /** When the window begins that ends at the deadline, if there is one. */
  promisedFrom?: Date | undefined;
  /** The name of the attached file. */
  fileName?: string | undefined;
}

/** Settings of the mails, besides the submission. */
export interface MailSetting extends Pick<Env, 'appSecret' | 'siteUrl'> {
  /** Address of the company. */
  company: string;
}

/** Columns whose values are those of a query, which returns no row when nothing is left. */
export interface Allocation {
  columns: readonly string[];
  query: RawBuilder<unknown>;
}

/** The sender of a form, for its limits. */
export interface Sender extends Pick<Env, 'appSecret'> {
  /** Internet address. */
  address: string;
  now: Date;
}

/**
 * An answer with its label; null or undefined when it was left empty. An `internal` one is for the
 * company, and not shown to the sender.
 */
export type AnswerRow = [label: string, value: string | null | undefined, audience?: 'internal'];

/** An error in an answer, in the form of a schema issue. */
export interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/** How the mail of each morning lists the submissions that wait beyond their deadline. */
export interface Digest {
  /** Heading of the list, in Dutch. */
  title: string;
  /** The name of the sender; the column `naam` unless given. */
  name?: RawBuilder<unknown>;
  /** Which of the pending ones still matter on a day, `yyyy-MM-dd`; all unless given. */
  isOpen?: (today: string) => RawBuilder<unknown>;
}

/** The answers that identify the sender in the list of requests. */
export interface SenderAnswers<Name extends string = string> {
  name: Name;
  company?: Name;
  email?: Name;
  phone?: Name;
}

/** The part of a form that does not depend on its answers, for work on all forms. */
export interface StoredForm extends SubmissionContract {
  screen: SubmissionScreen;
  /** Text of the answer, which may name `{deadline}` and `{reference}`. */
  receivedKey: MessageKey;
  table: SubmissionTable;
  sender: SenderAnswers;
  /** The answers besides by which staff finds a request: text, or codes that read as words. */
  searched: readonly string[];
  /** Where it stands in the list, of the row `stored`; by its deadline when null or not given. */
  sortAt?: RawBuilder<unknown>;
  /** Which rows of the table are past what `retention` says at that moment. */
  isExpired: (now: Date) => RawBuilder<unknown>;
  /** Which rows the company has found to be no spam, whatever they look like; none unless given. */
  isCleared?: RawBuilder<unknown>;
  /** Absent when the sender awaits no answer. */
  digest?: Digest;
  /**
   * Each answer with its label, what is asked first: for mails, staff and the page that confirms.
   * The answers are those of this form, or a row of its table; `file` names what came with them.
   */
  listAnswers(answers: object, t: Translate, file?: string): AnswerRow[];
  /** Whether the sender cannot wait. */
  isUrgent?(answers: object): boolean;
  /**
   * Until when the company has time for its promise, which it does not keep on closed days; absent
   * when it makes none.
   */
  deadline?(arrivedAt: Date, answers: object, closed: ClosedDays): Date;
  /**
   * The mails, rendered when the submission is stored: to the company, and to the sender unless it
   * looks like spam.
   */
  renderMails(answers: object, envelope: Envelope, setting: MailSetting): Mail[];
}

export interface SubmissionForm<Answers extends object> extends StoredForm {
  schema: SubmissionContract<Answers>['schema'];
  sender: SenderAnswers<keyof Answers & string>;
  searched: readonly (keyof Answers & string)[];
  /** `deadline` is that of its promise, if it makes one. */
  toRow: (answers: Answers, createdAt: Date, deadline?: Date) => Readonly<Record<string, unknown>>;
  /**
   * Errors at that moment in answers that the schema accepts. Not checked for a repeat of a stored
   * submission.
   */
  findIssues?: (answers: Answers, now: Date) => Issue[];
  /** The text of the answer, when that depends on what was sent. */
  chooseReceivedKey?: (answers: Answers) => MessageKey;
  deadline?: (arrivedAt: Date, answers: Answers, closed: ClosedDays) => Date;
  /** The start of the promised window that ends at the deadline, for a sender who asked for one. */
  windowStart?: (deadline: Date, answers: Answers) => Date | undefined;
  /** The condition for storing the submission; suspected spam is allocated nothing. */
  allocation?: (answers: Answers, sender: Sender) => Allocation;
  /** The texts that are searched for signs of a robot. */
  texts: (answers: Answers) => { lines: string[]; text: string };
  renderMails: (answers: Answers, envelope: Envelope, setting: MailSetting) => Mail[];
}

/** When the promised window begins; undefined when there is none, or when it has begun. */
export function findWindowStart<Answers extends object>(
  form: Pick<SubmissionForm<Answers>, 'windowStart'>,
  answers: Answers,
  deadline: Date | null | undefined,
  now: Date,
): Date | undefined {
  const from = deadline ? form.windowStart?.(deadline, answers) : undefined;
  return from && from > now ? from : undefined;
}

/** A row of a form's table as answers, which have no null where one was left empty. */
export function readableRow(row: object): object {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? undefined]));
}

/** The rows that were stored more than so many days ago. */
export function olderThan(days: number): StoredForm['isExpired'] {
  return (now) => sql`created_at < ${daysBefore(now, days)}`;
}

type Stored<Answers> = {
  [Name in keyof Answers]-?: undefined extends Answers[Name]
    ? NonNullable<Answers[Name]> | null
    : Answers[Name];
};

/** Answers as columns of the same names: one that was left empty is no answer, and so null. */
export function toColumns<Answers extends object>(answers: Answers): Stored<Answers> {
  const columns = Object.entries(answers as Record<string, unknown>).map(([name, value]) => [
    name,
    value === '' ? null : (value ?? null),
  ]);
  return Object.fromEntries(columns) as Stored<Answers>;
}
