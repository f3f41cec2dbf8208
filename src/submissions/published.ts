import type { PublishedCaseStudy } from '#submissions/case-study.ts';
import type { PublishedTestimonial } from '#submissions/testimonial.ts';

/** Everything that pages show from the database. */
export interface Published {
  testimonials: PublishedTestimonial[];
  caseStudies: PublishedCaseStudy[];
}
