/** The fields of what editors write, which Astro and `scripts/check-content.ts` hold to. */
import { readdirSync } from 'node:fs';
import { blogCategories } from '#collections/categories.ts';
import { factsFor } from '#i18n/facts.ts';
import { fill } from '#i18n/fill.ts';
import { defaultLocale } from '#i18n/locales.ts';
import { z } from 'zod';

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

/** A day of the calendar; YAML may have read it as a date already. */
const dayCure = 'expected a day such as 2026-11-30';
const day = z.union([z.date(dayCure), z.iso.date(dayCure)], dayCure).transform((value) => new Date(value));

const titledText = z.object({ title: z.string(), text: z.string() });
const listBlock = z.object({ heading: z.string(), intro: z.string(), items: z.array(z.string()).min(1) });
const titledBlock = z.object({ heading: z.string(), intro: z.string(), items: z.array(titledText).min(1) });
const question = z.object({ question: z.string(), answer: z.string() });

const picturesFolder = 'src/assets/blog';
export const articlePictures = readdirSync(picturesFolder).flatMap(
  (file) => /^(.+)\.svg$/.exec(file)?.[1] ?? [],
);

export const articleSchema = z.strictObject({
  id: z.int('expected a whole number that no other article has').positive(),
  title,
  excerpt: description,
  date: day,
  /** Seen in `npm run dev` and in previews only. */
  draft: z.boolean('expected true or false').optional(),
  /** The first day on which it is no longer shown. */
  expires: day.optional(),
  /** When the text was last brought up to date; the page says so. */
  updated: day.optional(),
  category: z.enum(blogCategories, `expected one of: ${blogCategories.join(', ')}`),
  /** Name of a picture in `src/assets/blog/`, without its ending. */
  image: z.enum(
    articlePictures,
    `expected the name of a picture in ${picturesFolder}/, one of: ${articlePictures.join(', ')}`,
  ),
  /** What the picture shows, for who cannot see it. */
  alt: z.string('expected a sentence about the picture').min(10),
});

/** Articles that were taken off the site: each leads to another one, or to the list of articles. */
export const removedSchema = z.strictObject({
  items: z
    .array(
      z.strictObject({
        id: z.int('expected the number of an article that is gone').positive(),
        to: z.int('expected the number of an article, or nothing').positive().optional(),
      }),
    )
    .optional(),
});

export const serviceSchema = z.strictObject({
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
});

export const questionsSchema = z.strictObject({ items: z.array(question).length(8) });

export const legalSchema = z.strictObject({
  title,
  description,
  heading: z.string(),
  intro: z.string(),
  updated: day,
});
