/** The booking of an appointment. `domain/booking` and the database check the day and the hour. */
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
/**
 * Responds with `{ availableSlots }` to `?date=yyyy-MM-dd`, and without a date with `{ days }` for
 * the whole period.
 */
export const availabilityPath = '/api/appointments/availability';

/** Ids of the elements beside the form that show the choices made so far. */
export const summaryIds = {
  service: 'summary-service',
  moment: 'summary-moment',
  price: 'summary-price',
} as const;

export const appointmentServices = serviceValues('booking');
export const appointmentFrequencies = ['eenmalig', 'wekelijks', 'tweewekelijks', 'maandelijks'] as const;

/** The maximum floor area; the error message of each language states it. */
export const maxSquareMeters = 1_000_000;

/** The fields, in the order of the form and of its errors. */
export const appointmentSchema = z.object({
  /** Day in Amsterdam, `yyyy-MM-dd`. */
  appointmentDate: z
    .string('appointmentForm.dateRequired')
    .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'appointmentForm.dateRequired')),
  /** Start hour in Amsterdam. */
  timeSlot: z.enum(appointmentSlots, 'appointmentForm.timeRequired'),
  service: z.enum(appointmentServices, 'form.serviceRequired'),
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
  /** Counted from the date of the appointment. */
  retention: { labelKey: 'legal.appointment', days: 730 },
} as const satisfies SubmissionContract;

/** The answers as typed. */
export type AppointmentInput = z.input<typeof appointmentSchema>;

/** The answers as stored: trimmed, the telephone number as E.164. */
export type Appointment = z.output<typeof appointmentSchema>;

/** Response of the availability endpoint for one day. */
export interface Availability {
  availableSlots: AppointmentSlot[];
}

/** Response of the availability endpoint for the whole period. */
export interface PeriodAvailability {
  days: DayTimes[];
}

/** The days and times that the booking page offers. */
export interface OfferedTimes {
  days: DayTimes[];
  /** False when the database cannot be reached. All times that the rules allow are then listed. */
  isKnown: boolean;
}

/** Query parameters of the booking page for the day and the time. */
export const timeParameters = { appointmentDate: 'day', timeSlot: 'time' } as const;

/**
 * Query parameter of the booking form's action. With this parameter, a post without script shows
 * the times of a day instead of storing a booking.
 */
export const showTimesParameter = 'times';

/** Response 409: the time has been taken. Lists the times of that day that are still free. */
export interface SlotTaken extends SubmissionRefused, Availability {}
