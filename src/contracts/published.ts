import type { PublishedCaseStudy } from '#contracts/case-study.ts';
import type { PublishedTestimonial } from '#contracts/testimonial.ts';

/** Everything that pages show from the database. */
export interface Published {
  testimonials: PublishedTestimonial[];
  caseStudies: PublishedCaseStudy[];
}
