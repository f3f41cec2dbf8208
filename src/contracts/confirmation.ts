/** The content of the confirmation page. */

import type { AppointmentProgress } from '#contracts/manage-appointment.ts';
import type { SubmissionScreen } from '#contracts/registry.ts';

export interface Confirmation {
  /** The screen of the form, whose texts the page shows. */
  form: SubmissionScreen;
  reference: string;
  /** The deadline that the company promised, if any. */
  deadline: Date | undefined;
  /** The start of the promised time window, if any. */
  promisedFrom?: Date | undefined;
  /** The start of the appointment, if any. */
  startsAt?: Date | undefined;
  /** When the submission was first stored; the answers are shown for a short time after it. */
  answeredAt: Date;
  /** True when the submission is in quarantine, so that the page promises nothing. */
  isQuarantined?: boolean;
}

/** The state of the appointment when the page is requested. */
export interface Booked extends AppointmentProgress {
  /** True when there is no longer an appointment at the confirmed time. */
  isOutdated: boolean;
  /** Duration in hours. */
  hours: number;
}

/** Links that add an appointment to a calendar. */
export interface CalendarLinks {
  /** An iCalendar file (RFC 5545). */
  file: string;
  google: string;
  outlook: string;
}

/** The sent answers, for as long as they are shown. */
export interface SentAnswers {
  answers: { label: string; value: string }[];
  /** The sender's e-mail address; empty when the answers have none. */
  email: string;
  /** True for an urgent request: the page then shows the telephone number at the top. */
  isUrgent: boolean;
}
