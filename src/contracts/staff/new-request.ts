/** A request or a booking made by telephone or in person, which staff enters. */
import { defaultLocale, locales } from '#i18n/locales.ts';
import { appointmentSlots, type AppointmentSlot } from '#domain/booking.ts';
import { appointmentSchema } from '#contracts/appointment.ts';
import { callbackSubjects } from '#contracts/callback.ts';
import { contactServices, type Contact } from '#contracts/contact.ts';
import { optionalLine, optionalText, requiredLine } from '#contracts/fields.ts';
import { optionalEmail, requiredPhone } from '#contracts/person.ts';
import { staffPath, type Colleague, type StaffFrame } from '#contracts/staff/frame.ts';
import { namedDaySchema } from '#contracts/staff/named-day.ts';
import * as z from 'zod/mini';

export const newRequestPath = `${staffPath}/verzoeken/nieuw`;
export const newRequestAction = 'invoeren';
export const newBookingAction = 'boeken';

/** An hour of a team. */
export interface TeamHour {
  day: string;
  slot: AppointmentSlot;
  team: number;
}

/** The address of the form for a booking at an hour that is free in the calendar. */
export function newBookingPath({ day, slot, team }: TeamHour): string {
  const hour = { appointmentDate: day, timeSlot: slot, team: String(team) };
  return `${newRequestPath}?${new URLSearchParams(hour).toString()}`;
}

/** One choice tells the kind and its subject: a quote for a service, or a call about something. */
export const newRequestSchema = z.object({
  soort: z.enum([...callbackSubjects, ...contactServices], 'Kies waar het over gaat.'),
  naam: requiredLine('validation.nameRequired'),
  telefoon: requiredPhone(),
  bedrijf: optionalLine(),
  email: optionalEmail(),
  bericht: optionalText(),
  /** The language of the answers. */
  taal: z._default(z.enum(locales), defaultLocale),
  /** The assignee; empty for nobody. */
  aan: z.string().check(z.regex(/^\d{0,9}$/)),
  /** Names the request, so that a form that is sent twice enters one. */
  kenmerk: z.uuid(),
});

/** The hour of a team, as the address and the form of a booking name it. */
export const teamHourSchema = z.object({
  appointmentDate: namedDaySchema,
  timeSlot: z.enum(appointmentSlots),
  team: z.string().check(z.regex(/^\d$/)),
});

/** What the form of visitors asks, at the hour of a team; the price is mailed to the address. */
export const newBookingSchema = z.extend(appointmentSchema, {
  ...teamHourSchema.shape,
  taal: newRequestSchema.shape.taal,
  kenmerk: newRequestSchema.shape.kenmerk,
});

export type NewRequest = z.output<typeof newRequestSchema>;
export type NewBooking = z.output<typeof newBookingSchema>;
export type NewRequestField = keyof NewRequest | keyof NewBooking;

/** True for a choice that asks for a quote. */
export function isService(choice: NewRequest['soort']): choice is Contact['service'] {
  return (contactServices as readonly string[]).includes(choice);
}

export interface NewRequestPage extends StaffFrame {
  /** Where it is booked; undefined for what is no booking. */
  hour: TeamHour | undefined;
  /** False for a role that does not see quotes. */
  mayEnterQuotes: boolean;
  colleagues: Colleague[];
  values: Partial<Record<NewRequestField, string>>;
  errors: Partial<Record<NewRequestField, string>>;
}
