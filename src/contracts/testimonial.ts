/** The testimonial of a client; published only after staff approved it. */
import type { Locale } from '#i18n/locales.ts';
import { checkbox, optionalLine, requiredInteger, requiredLine, requiredText } from '#contracts/fields.ts';
import type { SubmissionContract } from '#contracts/contract.ts';
import { serviceValues } from '#services';
import * as z from 'zod/mini';

export const testimonialPath = '/api/testimonials';

/** In the order of the alphabet, and then what none of them names. */
export const testimonialServices = [...serviceValues('testimonial').sort(), 'Algemene Schoonmaak'] as const;

export const bestRating = 5;

/** In the order of the form, which is that of its summary of errors. */
export const testimonialSchema = z.object({
  rating: z._default(requiredInteger(1, bestRating, 'testimonialForm.ratingRequired'), bestRating),
  testimonialText: requiredText('testimonialForm.testimonialRequired'),
  service: z.enum(testimonialServices, 'validation.serviceRequired'),
  customerName: requiredLine('validation.nameRequired'),
  /**
   * Consent to publish the name with the text; without it the testimonial is published without a
   * name.
   */
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

/** As stored. */
export type Testimonial = z.output<typeof testimonialSchema>;

/** An approved testimonial, as `GET /api/testimonials` lists them. */
export interface PublishedTestimonial {
  id: number;
  rating: number;
  testimonialText: string;
  /** Null without the customer's consent to publish it. */
  customerName: string | null;
  company: string | null;
  location: string | null;
  service: (typeof testimonialServices)[number];
  /** The language that the text was written in. */
  locale: Locale;
  isFeatured: boolean;
  /** Made up, for local use; pages say so. */
  isExample: boolean;
}
