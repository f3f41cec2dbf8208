import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { publishedLoader } from '#integrations/published-loader.ts';
import { articleSchema, legalSchema, questionsSchema, serviceSchema } from '#collections/schemas.ts';
import { locales } from '#i18n/locales.ts';
import { testimonialServices } from '#contracts/testimonial.ts';

const blog = defineCollection({
  loader: glob({ base: './src/content/blog', pattern: '*/*.md' }),
  schema: articleSchema,
});

const services = defineCollection({
  loader: glob({ base: './src/content/services', pattern: '*/*.md' }),
  schema: serviceSchema,
});

const faq = defineCollection({
  loader: glob({ base: './src/content/faq', pattern: '*.yaml' }),
  schema: questionsSchema,
});

const legal = defineCollection({
  loader: glob({ base: './src/content/legal', pattern: '*/*.md' }),
  schema: legalSchema,
});

const published = defineCollection({
  loader: publishedLoader,
  schema: z.strictObject({
    digest: z.string(),
    testimonials: z.array(
      z.strictObject({
        id: z.int(),
        rating: z.int().min(1).max(5),
        testimonialText: z.string(),
        customerName: z.string().nullable(),
        company: z.string().nullable(),
        location: z.string().nullable(),
        service: z.enum(testimonialServices),
        locale: z.enum(locales),
        isFeatured: z.boolean(),
        isExample: z.boolean(),
      }),
    ),
    caseStudies: z.array(
      z.strictObject({
        id: z.int(),
        title: z.string(),
        company: z.string(),
        industry: z.string(),
        challenge: z.string(),
        solution: z.string(),
        results: z.string(),
        imageUrl: z.string().nullable(),
        imageAlt: z.string().nullable(),
        isFeatured: z.boolean(),
        isExample: z.boolean(),
      }),
    ),
  }),
});

export const collections = { blog, services, faq, legal, published };
