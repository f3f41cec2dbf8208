/**
 * What endpoints answer as JSON, for the description of the API and the test that holds them to it.
 */
import { locales } from '#i18n/locales.ts';
import { roles } from '#domain/roles.ts';
import { appointmentSlots } from '#domain/booking.ts';
import { testimonialServices } from '#submissions/testimonial.ts';
import * as z from 'zod/mini';

export const accepted = z.object({ message: z.string(), reference: z.string() });

export const told = z.object({ message: z.string() });

export const refused = z.object({
  title: z.optional(z.string()),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});

export const availability = z.object({ availableSlots: z.array(z.enum(appointmentSlots)) });

/** A booking that came too late: also the times that are still free. */
export const slotTaken = z.extend(refused, availability.shape);

export const testimonials = z.array(
  z.object({
    id: z.int(),
    rating: z.int().check(z.minimum(1), z.maximum(5)),
    testimonialText: z.string(),
    customerName: z.nullable(z.string()),
    company: z.nullable(z.string()),
    location: z.nullable(z.string()),
    service: z.enum(testimonialServices),
    locale: z.enum(locales),
  }),
);

export const caseStudies = z.array(
  z.object({
    id: z.int(),
    title: z.string(),
    challenge: z.string(),
    solution: z.string(),
    results: z.string(),
  }),
);

export const session = z.object({ username: z.string(), role: z.enum(roles) });

export const loggedIn = z.extend(session, told.shape);
