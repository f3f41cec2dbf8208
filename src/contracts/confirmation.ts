/** The content of the page after a form. */

import type { AppointmentStanding } from '#contracts/manage-appointment.ts';
import type { SubmissionScreen } from '#contracts/registry.ts';

export interface Confirmation {
  /** The page that held the form: its texts are shown. */
  form: SubmissionScreen;
  reference: string;
  /** Until when the company has time for its promise; undefined when it made none. */
  deadline: Date | undefined;
  /** When the window begins that ends then, if one was promised. */
  promisedFrom?: Date | undefined;
  /** When the appointment starts, if one was made. */
  startsAt?: Date | undefined;
  /** When the form was answered: what was typed into it is shown for a short time only. */
  answeredAt: Date;
  /** True when it is kept aside, so that the page promises nothing. */
  isAside?: boolean;
}

/** The state of the appointment when the page is opened. */
export interface Booked extends AppointmentStanding {
  /** True when it is no longer at the time that was booked, or not at all. */
  isOutdated: boolean;
  /** How many hours the team stays. */
  hours: number;
  /** Where it comes to, once that is known. */
  location: string | undefined;
}

/** Addresses that put an appointment into a calendar. */
export interface CalendarLinks {
  /** A file that every calendar reads (RFC 5545). */
  file: string;
  google: string;
  outlook: string;
}

/** The sent answers, as long as they are shown. */
export interface SentAnswers {
  answers: { label: string; value: string }[];
  /** True when the visitor cannot wait: the telephone number comes first. */
  isUrgent: boolean;
}
