/**
 * The booking of an appointment. Whether the day and the hour are free is for `domain/booking` and
 * the database to say.
 */
import { appointmentSlots, type AppointmentSlot, type DayTimes } from '#domain/booking.ts';
import { parseArea } from '#domain/digits.ts';
import { maxLengths, optionalInteger, optionalText, requiredLine } from '#contracts/fields.ts';
import { requiredEmail, requiredPhone } from '#contracts/person.ts';
import type { SubmissionRefused } from '#contracts/answer.ts';
import type { SubmissionContract } from '#contracts/contract.ts';
import { serviceValues } from '#services';
import * as z from 'zod/mini';

export type { AppointmentSlot };

export const appointmentPath = '/api/appointments';
/** Answers `{ availableSlots }` for `?date=yyyy-MM-dd`, and `{ days }` for the whole period. */
export const availabilityPath = '/api/appointments/availability';

/** Where the page shows what was chosen so far, beside the form. */
export const summaryIds = { service: 'summary-service', moment: 'summary-moment' } as const;

export const appointmentServices = serviceValues('booking');
export const appointmentFrequencies = ['eenmalig', 'wekelijks', 'tweewekelijks', 'maandelijks'] as const;

/** The text that refuses more names it, in each language. */
export const maxSquareMeters = 1_000_000;

/** In the order of the form: problems are listed in it. */
export const appointmentSchema = z.object({
  /** Day in Amsterdam, `yyyy-MM-dd`. */
  appointmentDate: z
    .string('appointmentForm.dateRequired')
    .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'appointmentForm.dateRequired')),
  /** Hour in Amsterdam at which it starts. */
  timeSlot: z.enum(appointmentSlots, 'appointmentForm.timeRequired'),
  service: z.enum(appointmentServices, 'validation.serviceRequired'),
  frequency: z.enum(appointmentFrequencies, 'appointmentForm.frequencyRequired'),
  squareMeters: optionalInteger(1, maxSquareMeters, 'appointmentForm.squareMetersInvalid', parseArea),
  naam: requiredLine('validation.nameRequired'),
  bedrijf: requiredLine('person.companyRequired'),
  email: requiredEmail(),
  telefoon: requiredPhone(),
  specialRequests: optionalText(maxLengths.message),
});

export const appointmentContract = {
  name: 'appointment',
  path: appointmentPath,
  screen: 'appointment',
  schema: appointmentSchema,
  failureTitleKey: 'appointmentForm.failureTitle',
  referencePrefix: 'AFS',
  /** After the date of the appointment. */
  retention: { labelKey: 'legal.appointment', days: 730 },
} as const satisfies SubmissionContract;

/** As stored: trimmed, the telephone number as E.164. */
export type Appointment = z.output<typeof appointmentSchema>;

/** Answer of the availability endpoint for one day. */
export interface Availability {
  availableSlots: AppointmentSlot[];
}

/** Its answer for the whole period. */
export interface PeriodAvailability {
  days: DayTimes[];
}

/** The days and times that the booking page offers. */
export interface OfferedTimes {
  days: DayTimes[];
  /** False when the taken times are unknown: then these are all. */
  isKnown: boolean;
}

/** Names of the day and the time in the address of the booking page. */
export const timeParameters = { appointmentDate: 'day', timeSlot: 'time' } as const;

/** In the address to which the booking form is posted without script to see the times of a day. */
export const showTimesParameter = 'times';

/** Answer 409: someone else took the time. It names the times of that day that are still free. */
export interface SlotTaken extends SubmissionRefused, Availability {}
