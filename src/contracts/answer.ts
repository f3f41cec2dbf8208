/** The JSON answers of every form endpoint. */

/** Field name -> message key, with its parameters behind bars: `validation.tooLong|100|7`. */
export type FieldIssues = Record<string, string>;

/** 201, or 200 when this submission was stored before. */
export interface SubmissionAccepted {
  /** Stands above the message in place of the form's own title. */
  title?: string;
  message: string;
  reference: string;
  /** Path of the page that confirms it, in the language of the form; of what was stored. */
  confirmation?: string;
  /** Where what was begun goes on; only the login has such a place. */
  next?: string;
}

/**
 * A form that was refused, as its page shows it again: with the answers and what is wrong with
 * them.
 */
export interface FormState {
  /** Name of the control -> what was typed. Never a password. */
  values: Record<string, string>;
  /** Name of the field -> what is wrong with it, in the language and the order of the form. */
  errors: Record<string, string>;
  title: string;
  text: string;
  /** True when it is said beside the field that is to blame and nowhere else. */
  isAside?: boolean;
}

/** 4xx and 5xx. `message` and `fields` are in the language of the form. */
export interface SubmissionRefused {
  /** Stands above the message, where the form has more to say there than its usual title. */
  title?: string;
  message: string;
  fields?: Record<string, string>;
  /** True when its id belongs to other answers, which were stored. */
  isOtherSubmission?: boolean;
}
