import type { PublishedCaseStudy } from '#submissions/case-study.ts';
import type { PublishedTestimonial } from '#submissions/testimonial.ts';
import { getCollection } from 'astro:content';

interface Published {
  testimonials: PublishedTestimonial[];
  caseStudies: PublishedCaseStudy[];
}

/** What the company had published when the site was built, newest first. */
export async function getPublished(): Promise<Published> {
  const [entry] = await getCollection('published');
  if (!entry) throw new Error('The loader in src/build/published-loader.ts gave no entry.');
  return entry.data;
}
