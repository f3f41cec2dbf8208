/** What the page after a form post shows. */

import type { SubmissionScreen } from '#submissions/registry.ts';

export interface Confirmation {
  /** The page that held the form: its texts are shown. */
  form: SubmissionScreen;
  reference: string;
  /** Until when the company has time for its promise; undefined when it made none. */
  deadline: Date | undefined;
  /** When the appointment starts, if one was made. */
  startsAt?: Date | undefined;
}
