import type { PublishedCaseStudy } from '#contracts/case-study.ts';
import type { PublishedTestimonial } from '#contracts/testimonial.ts';

/** The published content of the database. */
export interface Published {
  testimonials: PublishedTestimonial[];
  caseStudies: PublishedCaseStudy[];
}
