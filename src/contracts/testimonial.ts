/** A client's testimonial, published only after approval by staff. */
import type { Locale } from '#i18n/locales.ts';
import { checkbox, optionalLine, requiredInteger, requiredLine, requiredText } from '#contracts/fields.ts';
import type { SubmissionContract } from '#contracts/contract.ts';
import { serviceValues } from '#services';
import * as z from 'zod/mini';

export const testimonialPath = '/api/testimonials';

/** The services in alphabetical order, followed by the general option. */
export const testimonialServices = [...serviceValues('testimonial').sort(), 'Algemene Schoonmaak'] as const;

export const bestRating = 5;

/** The fields in the order of the form and of its error summary. */
export const testimonialSchema = z.object({
  rating: requiredInteger(1, bestRating, 'testimonialForm.ratingRequired'),
  testimonialText: requiredText('testimonialForm.testimonialRequired'),
  service: z.enum(testimonialServices, 'testimonialForm.servicePlaceholder'),
  customerName: requiredLine('validation.nameRequired'),
  /** Consent to publish the name; company and location are published even without it. */
  consentsToName: checkbox(),
  company: optionalLine(),
  location: optionalLine(),
});

export const testimonialContract = {
  name: 'testimonial',
  path: testimonialPath,
  screen: 'testimonials',
  schema: testimonialSchema,
  failureTitleKey: 'testimonialForm.failureTitle',
  referencePrefix: 'ERV',
  retention: { labelKey: 'legal.testimonial', periodKey: 'legal.testimonialPeriod' },
} as const satisfies SubmissionContract;

/** The validated answers. */
export type Testimonial = z.output<typeof testimonialSchema>;

/** An approved testimonial in the response of `GET /api/testimonials`. */
export interface PublishedTestimonial {
  id: number;
  rating: number;
  testimonialText: string;
  /** Null without consent to publish it. */
  customerName: string | null;
  company: string | null;
  location: string | null;
  service: (typeof testimonialServices)[number];
  /** The language of the text. */
  locale: Locale;
  isFeatured: boolean;
  /** Sample data for local use; pages label it as such. */
  isExample: boolean;
}
