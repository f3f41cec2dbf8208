/**
 * What endpoints answer as JSON, for the description of the API and the test that holds them to it:
 * a field that is missing here is a fault of the one or the other.
 */
import { adCategories, adPerformances, adQualities, type AdTexts } from '#domain/ad-texts.ts';
import { conversionForms, type AnalyticsStatus } from '#domain/analytics-status.ts';
import { appointmentSlots } from '#domain/booking.ts';
import { roles } from '#domain/roles.ts';
import type { HealthAnswer } from '#domain/health.ts';
import type { Sitelink } from '#domain/sitelinks.ts';
import { locales } from '#i18n/locales.ts';
import type { SubmissionAccepted, SubmissionRefused } from '#submissions/answer.ts';
import type { PeriodAvailability, SlotTaken } from '#submissions/appointment.ts';
import type { PublishedCaseStudy } from '#submissions/case-study.ts';
import type { LoginAccepted, SessionInfo } from '#submissions/login.ts';
import { bestRating, testimonialServices, type PublishedTestimonial } from '#submissions/testimonial.ts';
import * as z from 'zod/mini';

export const accepted = z.strictObject({
  message: z.string(),
  reference: z.string(),
  confirmation: z.optional(z.string()),
}) satisfies z.ZodMiniType<SubmissionAccepted>;

export const told = z.strictObject({ message: z.string() });

export const refused = z.strictObject({
  title: z.optional(z.string()),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
}) satisfies z.ZodMiniType<SubmissionRefused>;

export const availability = z.strictObject({ availableSlots: z.array(z.enum(appointmentSlots)) });

export const periodAvailability = z.strictObject({
  days: z.array(z.strictObject({ day: z.iso.date(), slots: z.array(z.enum(appointmentSlots)) })),
}) satisfies z.ZodMiniType<PeriodAvailability>;

/** A booking that came too late: also the times that are still free. */
export const slotTaken = z.extend(refused, availability.shape) satisfies z.ZodMiniType<SlotTaken>;

export const testimonials = z.array(
  z.strictObject({
    id: z.int(),
    rating: z.int().check(z.minimum(1), z.maximum(bestRating)),
    testimonialText: z.string(),
    customerName: z.nullable(z.string()),
    company: z.nullable(z.string()),
    location: z.nullable(z.string()),
    service: z.enum(testimonialServices),
    locale: z.enum(locales),
    isFeatured: z.boolean(),
    isExample: z.boolean(),
  }),
) satisfies z.ZodMiniType<PublishedTestimonial[]>;

export const caseStudies = z.array(
  z.strictObject({
    id: z.int(),
    title: z.string(),
    company: z.string(),
    industry: z.string(),
    challenge: z.string(),
    solution: z.string(),
    results: z.string(),
    imageUrl: z.nullable(z.string()),
    imageAlt: z.nullable(z.string()),
    isFeatured: z.boolean(),
    isExample: z.boolean(),
  }),
) satisfies z.ZodMiniType<PublishedCaseStudy[]>;

export const session = z.strictObject({
  username: z.string(),
  role: z.enum(roles),
  loginTime: z.iso.datetime(),
}) satisfies z.ZodMiniType<SessionInfo>;

export const loggedIn = z.extend(session, told.shape) satisfies z.ZodMiniType<LoginAccepted>;

export const adTexts = z.strictObject({
  quality: z.enum(adQualities),
  goal: z.enum(adQualities),
  texts: z.array(
    z.strictObject({
      id: z.int(),
      kind: z.enum(['headline', 'longHeadline', 'description']),
      status: z.enum(['current', 'new']),
      text: z.string(),
      category: z.enum(adCategories),
      performance: z.enum(adPerformances),
      keywords: z.array(z.string()),
      seoValue: z.optional(z.string()),
    }),
  ),
}) satisfies z.ZodMiniType<AdTexts>;

export const sitelinks = z.array(
  z.strictObject({
    id: z.int(),
    title: z.string(),
    description1: z.string(),
    description2: z.string(),
    url: z.url(),
    category: z.string(),
    performance: z.strictObject({ impressions: z.int(), clicks: z.int(), ctr: z.number() }),
  }),
) satisfies z.ZodMiniType<Sitelink[]>;

export const analyticsStatus = z.strictObject({
  checkedAt: z.iso.datetime(),
  measurementId: z.nullable(z.string()),
  days: z.int(),
  forms: z.array(
    z.strictObject({
      form: z.enum(conversionForms),
      recent: z.int(),
      latestAt: z.nullable(z.iso.datetime()),
    }),
  ),
  customerRows: z.int(),
}) satisfies z.ZodMiniType<AnalyticsStatus>;

export const health = z.strictObject({
  status: z.enum(['ok', 'failing']),
  problems: z.array(z.string()),
  mail: z.strictObject({
    waiting: z.int(),
    oldestSeconds: z.nullable(z.int()),
    givenUp: z.int(),
  }),
  schedules: z.record(z.string(), z.iso.datetime()),
}) satisfies z.ZodMiniType<HealthAnswer>;
