/** The definition of a public form, shared by browser, server and pages. */
import type { Retention } from '#domain/retention.ts';
import type { ScreenId } from '#paths';
import type { MessageKey } from '#i18n/translate.ts';
import type * as z from 'zod/mini';

export interface FormContract<Answers extends object = object> {
  /** Base name of its modules on the server and in the contracts. */
  name: string;
  /** Path of the form's endpoint. */
  path: `/api/${string}`;
  /** The page with the form. */
  screen: ScreenId;
  /** Typed by its output only, because the input is untrusted. */
  schema: z.ZodMiniType<Answers>;
  /** Title of an error that no field causes. */
  failureTitleKey: MessageKey;
  /** Text of a server error; by default it says that the answers are kept. */
  failureKey?: MessageKey;
  file?: FileRule;
}

/** A file that can be sent with a form, as `multipart/form-data`. */
export interface FileRule {
  /** Name of the input. */
  field: string;
  maxBytes: number;
  /** The `accept` attribute of the input. */
  accept: string;
  /** Message keys, as in a schema. */
  tooLarge: string;
  otherType: string;
  /** Key of the message that asks to choose the file again, because a page cannot prefill it. */
  againKey: string;
}

/** A form whose submissions are stored. */
export interface SubmissionContract<Answers extends object = object> extends FormContract<Answers> {
  /** Prefix of the references, so that planners recognise the form. */
  referencePrefix: string;
  /** Data for the privacy page; the server's `isExpired` uses the same numbers of days, if any. */
  retention: Retention;
}
