import type { PublishedTestimonial } from '#submissions/testimonial.ts';
import { getCollection } from 'astro:content';

type Service = PublishedTestimonial['service'];

/** The approved testimonials as the site was built with them, newest first. */
export async function listTestimonials({ featuredOnly = false, service }: { featuredOnly?: boolean; service?: Service | undefined }): Promise<PublishedTestimonial[]> {
  const entries = await getCollection('testimonials', ({ data }) => (!featuredOnly || data.isFeatured) && (!service || data.service === service));
  return entries.map(({ data }) => data).sort((one, other) => other.id - one.id);
}
