/** The responses to form posts, as JSON and as the state of a page. */

/** Message keys by field name, with parameters separated by bars: `validation.tooLong|100|7`. */
export type FieldIssues = Record<string, string>;

/** The body of the 201 response to a submission, or of the 200 response to a repeat. */
export interface SubmissionAccepted {
  /** Shown above the message instead of the usual title of the form. */
  title?: string;
  message: string;
  reference: string;
  /** Path of the confirmation page, in the language of the form. */
  confirmation?: string;
  /** Where to continue; only the login uses it. */
  next?: string;
}

/** A rejected form, for rendering its page again: the values and their errors. */
export interface FormState {
  /** Typed values by name of the input. Never a password. */
  values: Record<string, string>;
  /** Errors by field name, in the language and the order of the form. */
  errors: Record<string, string>;
  title: string;
  text: string;
  /** True when the error is shown beside its field only. */
  isAside?: boolean;
}

/**
 * The body of 4xx and 5xx responses to a form. `message` and `fields` are in the language of the
 * form.
 */
export interface SubmissionRefused {
  /** Shown above the message, where the usual title of the form does not suffice. */
  title?: string;
  message: string;
  fields?: Record<string, string>;
  /** True when the submission id belongs to a stored submission with other answers. */
  isOtherSubmission?: boolean;
}
