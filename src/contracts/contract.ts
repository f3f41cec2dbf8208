/** A form as browser, server and pages share it. Each form has its own file. */
import type { Retention } from '#domain/retention.ts';
import type { ScreenId } from '#paths';
import type { MessageKey } from '#i18n/translate.ts';
import type * as z from 'zod/mini';

export interface FormContract<Answers extends object = object> {
  /** Stem of its files. */
  name: string;
  /** Where it posts to. */
  path: `/api/${string}`;
  /** The page that holds the form. */
  screen: ScreenId;
  /** Typed by what it gives: what it takes is whatever a stranger sends. */
  schema: z.ZodMiniType<Answers>;
  /** Stands above what went wrong when no field is to blame. */
  failureTitleKey: MessageKey;
  /** Said when the server is at fault; unless given, that answers are kept. */
  failureKey?: MessageKey;
  file?: FileRule;
}

/** A file that may be sent with a form, in the body that browsers post. */
export interface FileRule {
  /** Name of its control. */
  field: string;
  maxBytes: number;
  /** The `accept` attribute of its control. */
  accept: string;
  /** Issues, as a schema names them. */
  tooLarge: string;
  otherType: string;
  /** A page cannot hand back a file: it has to be chosen again. */
  againKey: string;
}

/** A form of which each submission is stored. */
export interface SubmissionContract<Answers extends object = object> extends FormContract<Answers> {
  /** The prefix of its references, which tells the planner the form. */
  referencePrefix: string;
  /** The words of the privacy page; the server's `isExpired` uses the same days. */
  retention: Retention;
}
