import { endpoint } from '#server/app/endpoint.ts';
import { listTestimonials } from '#server/published/published.ts';
import { listing } from '#server/published/endpoint.ts';
import type { Config } from '@netlify/functions';

/** Lists the featured testimonials. */
export default endpoint({
  GET: listing('testimonials', (db) => listTestimonials(db, { featuredOnly: true })),
});

export const config: Config = { path: '/api/testimonials/featured' };
