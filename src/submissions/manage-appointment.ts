/** What a visitor does with an appointment on the page behind the link in the mail. */
import type { MessageKey } from '#i18n/translate.ts';
import { appointmentSchema, type Appointment, type AppointmentSlot } from '#submissions/appointment.ts';
import * as z from 'zod/mini';

/** Names of the inputs besides those of the booking itself. */
export const manageFields = { token: 'token', action: 'action', day: 'day' } as const;

/**
 * How an appointment stands: it can be changed, only by telephone (`late`), or no longer; or the
 * link opens none, or the database is away.
 */
export const appointmentStates = ['open', 'late', 'past', 'cancelled', 'unknown', 'unavailable'] as const;
export type AppointmentState = (typeof appointmentStates)[number];

/** What the page shows. */
export interface ManageView {
  state: AppointmentState;
  token: string;
  /** Absent when the link opens none. */
  appointment?: Pick<Appointment, 'service' | 'frequency'> & {
    reference: string;
    day: string;
    slot: AppointmentSlot;
  };
  /** The days to which it can move. */
  freeDays: { day: string; slots: AppointmentSlot[] }[];
  /** The day whose times are shown. */
  chosenDay?: string | undefined;
  /** True right after it was moved. */
  isMoved: boolean;
  /** Why it was not moved. */
  problem?: ManageProblem | undefined;
}

export interface ManageProblem {
  /** What to do about it, above the form. */
  text: MessageKey;
  /** What is wrong with the time. */
  issue: MessageKey;
}

/** Where an appointment moves to. */
export const moveSchema = z.pick(appointmentSchema, { appointmentDate: true, timeSlot: true });
