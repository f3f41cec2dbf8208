/** What a visitor does with an appointment on the page behind the link in the mail. */
import { appointmentSchema } from '#submissions/appointment.ts';
import * as z from 'zod/mini';

/** Followed by a language, in which it answers. */
export const manageAppointmentPath = '/api/manage-appointment';

/** Names of the inputs besides those of the booking itself. */
export const manageFields = { token: 'token', action: 'action', day: 'day' } as const;

/**
 * How an appointment stands: it can be changed, only by telephone (`late`), or no longer; or the
 * link opens none, or the database is unavailable. The page holds the texts of all of them.
 */
export const appointmentStates = ['open', 'late', 'past', 'cancelled', 'unknown', 'unavailable'] as const;
export type AppointmentState = (typeof appointmentStates)[number];

/** Where an appointment moves to. */
export const moveSchema = z.pick(appointmentSchema, { appointmentDate: true, timeSlot: true });
