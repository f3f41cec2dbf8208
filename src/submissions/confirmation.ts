/** What the page after a form post shows. */

/** The pages with a form of which a submission is stored. */
export type SubmissionScreen = 'appointment' | 'callback' | 'contact' | 'testimonials' | 'vacancies';

export interface Confirmation {
  /** The page that held the form: its texts are shown. */
  form: SubmissionScreen;
  reference: string;
  /** Until when the company has time for its promise; undefined when it made none. */
  deadline: Date | undefined;
  /** When the appointment starts, if one was made. */
  startsAt?: Date | undefined;
}
