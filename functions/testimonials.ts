import { endpoint } from '#server/app/endpoint.ts';
import { listTestimonials } from '#server/published/published.ts';
import { listing } from '#server/published/endpoint.ts';
import { handleSubmission } from '#server/forms/endpoint.ts';
import { testimonialForm } from '#server/forms/testimonial.ts';
import type { Config } from '@netlify/functions';

/** Lists the approved testimonials, and accepts new ones. */
export default endpoint({
  GET: listing('testimonials', listTestimonials),
  POST: handleSubmission(testimonialForm),
});

export const config: Config = { path: '/api/testimonials' };
