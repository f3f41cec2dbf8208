import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { readdirSync } from 'node:fs';
import { publishedLoader } from '#build/published-loader.ts';
import { blogCategories } from '#build/content/categories.ts';
import { factsFor } from '#i18n/facts.ts';
import { fill } from '#i18n/fill.ts';
import { defaultLocale, locales } from '#i18n/locales.ts';
import { testimonialServices } from '#submissions/testimonial.ts';

/** Search engines cut a title after about 60 characters and a description after about 155. */
const title = lineOf(10, 60);
const description = lineOf(50, 155);

/**
 * A text whose length counts as it will be read: with the company's facts in it and without soft
 * hyphens.
 */
function lineOf(min: number, max: number) {
  const facts = factsFor(defaultLocale);
  return z.string().superRefine((text, context) => {
    const { length } = fill(text, facts).replaceAll('\u00ad', '');
    if (length >= min && length <= max) return;
    const message = `expected ${String(min)} to ${String(max)} characters, found ${String(length)}`;
    context.addIssue({ code: 'custom', message });
  });
}

const titledText = z.object({ title: z.string(), text: z.string() });
const listBlock = z.object({ heading: z.string(), intro: z.string(), items: z.array(z.string()).min(1) });
const titledBlock = z.object({ heading: z.string(), intro: z.string(), items: z.array(titledText).min(1) });
const question = z.object({ question: z.string(), answer: z.string() });

const picturesFolder = 'src/assets/blog';
const pictures = readdirSync(picturesFolder).flatMap((file) => /^(.+)\.svg$/.exec(file)?.[1] ?? []);

const blog = defineCollection({
  loader: glob({ base: './src/content/blog', pattern: '*/*.md' }),
  schema: z.strictObject({
    id: z.int('expected a whole number that no other article has').positive(),
    title,
    excerpt: description,
    date: z.coerce.date('expected a day such as 2026-11-30'),
    /** When the text was last brought up to date; the page says so. */
    updated: z.coerce.date('expected a day such as 2026-11-30').optional(),
    category: z.enum(blogCategories, `expected one of: ${blogCategories.join(', ')}`),
    /** Name of a picture in `src/assets/blog/`, without its ending. */
    image: z.enum(
      pictures,
      `expected the name of a picture in ${picturesFolder}/, one of: ${pictures.join(', ')}`,
    ),
    /** What the picture shows, for who cannot see it. */
    alt: z.string('expected a sentence about the picture').min(10),
  }),
});

const services = defineCollection({
  loader: glob({ base: './src/content/services', pattern: '*/*.md' }),
  schema: z.strictObject({
    title,
    description,
    /** Short name in menus and on cards. */
    name: z.string().max(34),
    heading: z.string(),
    intro: z.string(),
    card: z.strictObject({ text: z.string(), features: z.array(z.string()).length(3) }),
    areas: z.strictObject({
      heading: z.string(),
      intro: z.string(),
      items: z.array(z.strictObject({ title: z.string(), points: z.array(z.string()).length(3) })).min(1),
    }),
    /** The norm the sector works by: GMP, medical hygiene, HACCP. */
    standards: listBlock.optional(),
    /** Points of an approach, such as resident-focused service. */
    approach: listBlock.optional(),
    benefits: titledBlock.optional(),
    schedule: z
      .strictObject({
        heading: z.string(),
        intro: z.string(),
        /**
         * Hours of the day, 0 to 24; both absent when the time is free to choose, as `label` then
         * says.
         */
        items: z.array(
          z.strictObject({
            title: z.string(),
            label: z.string(),
            from: z.number().min(0).max(24).optional(),
            to: z.number().min(0).max(24).optional(),
            /** The visit falls somewhere in these hours, as agreed: drawn hatched. */
            flexible: z.boolean().optional(),
          }),
        ),
      })
      .optional(),
    advice: titledText.optional(),
    packages: titledBlock.optional(),
    contracts: titledBlock.optional(),
    faq: z.strictObject({ heading: z.string(), items: z.array(question).min(1) }).optional(),
    closing: z.strictObject({ heading: z.string(), text: z.string() }),
  }),
});

const faq = defineCollection({
  loader: glob({ base: './src/content/faq', pattern: '*.yaml' }),
  schema: z.strictObject({ items: z.array(question).length(8) }),
});

const legal = defineCollection({
  loader: glob({ base: './src/content/legal', pattern: '*/*.md' }),
  schema: z.strictObject({
    title,
    description,
    heading: z.string(),
    intro: z.string(),
    updated: z.coerce.date(),
  }),
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
