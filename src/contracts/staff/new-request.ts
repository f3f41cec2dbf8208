/** A request or a booking that was made by telephone or in person and is entered by staff. */
import { defaultLocale, locales } from '#i18n/locales.ts';
import { appointmentSlots } from '#domain/booking.ts';
import { appointmentSchema, appointmentServices } from '#contracts/appointment.ts';
import { callbackSubjects } from '#contracts/callback.ts';
import { contactServices, type Contact } from '#contracts/contact.ts';
import { optionalLine, optionalText, requiredLine } from '#contracts/fields.ts';
import { optionalEmail, requiredPhone } from '#contracts/person.ts';
import { addressSchema } from '#contracts/visit-address.ts';
import type { TeamHour } from '#contracts/staff/agenda.ts';
import { staffPath, type Colleague, type StaffFrame } from '#contracts/staff/frame.ts';
import { namedDaySchema } from '#contracts/staff/named-day.ts';
import * as z from 'zod/mini';

export const newRequestPath = `${staffPath}/verzoeken/nieuw`;
export const newRequestAction = 'invoeren';
export const newBookingAction = 'boeken';

/** The path of the form for a booking at a free hour of the calendar. */
export function newBookingPath({ day, slot, team }: TeamHour): string {
  const hour = { appointmentDate: day, timeSlot: slot, team: String(team) };
  return `${newRequestPath}?${new URLSearchParams(hour).toString()}`;
}

/** `soort` is the service of a quote request or the subject of a callback request. */
export const newRequestSchema = z.object({
  soort: z.enum([...callbackSubjects, ...contactServices], 'Kies waar het over gaat.'),
  naam: requiredLine('validation.nameRequired'),
  telefoon: requiredPhone(),
  bedrijf: optionalLine(),
  email: optionalEmail(),
  bericht: optionalText(),
  /** The customer's language. */
  taal: z._default(z.enum(locales), defaultLocale),
  /** The assignee; empty for nobody. */
  aan: z.string().check(z.regex(/^\d{0,9}$/)),
  /** Idempotency key, so that a form sent twice stores one request. */
  kenmerk: z.uuid(),
});

/** The hour of a team, in the query and in the form of a booking. */
export const teamHourSchema = z.object({
  appointmentDate: namedDaySchema,
  timeSlot: z.enum(appointmentSlots),
  team: z.string().check(z.regex(/^\d$/)),
});

/**
 * The fields of the visitors' form, of which a caller need not give the company and the e-mail
 * address, the address of the visit if it is known, and the hour of a team.
 */
export const newBookingSchema = z
  .extend(appointmentSchema, {
    ...teamHourSchema.shape,
    service: z.enum(appointmentServices, 'Kies het soort pand.'),
    bedrijf: newRequestSchema.shape.bedrijf,
    email: newRequestSchema.shape.email,
    straat: optionalLine(),
    postcode: z.optional(
      z.union([z.literal(''), addressSchema.shape.postcode], 'visitAddress.postcodeInvalid'),
    ),
    plaats: optionalLine(),
    taal: newRequestSchema.shape.taal,
    kenmerk: newRequestSchema.shape.kenmerk,
  })
  .check(
    z.refine(({ straat, postcode, plaats }) => [straat, postcode, plaats].filter(Boolean).length % 3 === 0, {
      path: ['straat'],
      error: 'Vul straat, postcode en plaats alle drie in, of geen ervan.',
    }),
  );

export type NewRequest = z.output<typeof newRequestSchema>;
export type NewBooking = z.output<typeof newBookingSchema>;
export type NewRequestField = keyof NewRequest | keyof NewBooking;

/** True for the choices of a quote request. */
export function isService(choice: NewRequest['soort']): choice is Contact['service'] {
  return (contactServices as readonly string[]).includes(choice);
}

export interface NewRequestPage extends StaffFrame {
  /** The hour of the booking; undefined for other requests. */
  hour: TeamHour | undefined;
  /** False for a role that does not see quotes. */
  mayEnterQuotes: boolean;
  colleagues: Colleague[];
  values: Partial<Record<NewRequestField, string>>;
  errors: Partial<Record<NewRequestField, string>>;
}
