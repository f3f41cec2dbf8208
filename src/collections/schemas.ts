/**
 * The schemas of content files, for Astro and `scripts/check-content.ts`. The editor uses their
 * patterns and messages: each message states the remedy.
 */
import { readdirSync } from 'node:fs';
import { blogCategories } from '#collections/categories.ts';
import { altRemedy, altPattern, filledTokens, lengthBetween, tokenRemedy } from '#collections/text-rules.ts';
import { factsFor } from '#i18n/facts.ts';
import { fill } from '#i18n/fill.ts';
import { defaultLocale } from '#i18n/locales.ts';
import { z } from 'zod';

/** Search engines truncate a title after about 60 characters and a description after about 155. */
const title = lineOf(10, 60);
const description = lineOf(50, 155);

/**
 * The schema of a text with a length within limits. The length is measured as displayed: with facts
 * filled in and without soft hyphens.
 */
function lineOf(min: number, max: number) {
  const facts = factsFor(defaultLocale);
  const remedy = `Schrijf ${String(min)} tot en met ${String(max)} tekens.`;
  return z
    .string(remedy)
    .regex(filledTokens, tokenRemedy)
    .superRefine((text, context) => {
      const { length } = fill(text, facts).replaceAll('\u00ad', '');
      if (length >= min && length <= max) return;
      context.addIssue({ code: 'custom', message: `${remedy} Het zijn er ${String(length)}.` });
    })
    .meta({ description: remedy, length: lengthBetween(min, max) });
}

/** A text of any length. */
const words = z.string('Vul een tekst in.').regex(filledTokens, tokenRemedy);

const dayRemedy = 'Schrijf een dag, zoals 2026-11-30.';
/** A calendar day, which YAML may have parsed as a date. */
const day = z
  .union([z.date(dayRemedy), z.iso.date(dayRemedy)], dayRemedy)
  .transform((value) => new Date(value));

const titledText = z.object({ title: words, text: words });
const listBlock = z.object({ heading: words, intro: words, items: z.array(words).min(1) });
const titledBlock = z.object({ heading: words, intro: words, items: z.array(titledText).min(1) });
const question = z.object({ question: words, answer: words });

const picturesFolder = 'src/assets/blog';
export const articlePictures = readdirSync(picturesFolder).flatMap(
  (file) => /^(.+)\.svg$/.exec(file)?.[1] ?? [],
);

export const articleSchema = z.strictObject({
  title,
  excerpt: description,
  date: day,
  /** Visible in `npm run dev` and in previews only. */
  draft: z.boolean('Zet dit aan of uit: true of false.').optional(),
  /** The first day on which the article is no longer shown. */
  expires: day.optional(),
  /** When the text was last updated, which the page shows. */
  updated: day.optional(),
  category: z.enum(blogCategories, `Kies uit: ${blogCategories.join(', ')}.`),
  /** Name of a picture in `src/assets/blog/`, without its extension. */
  image: z.enum(articlePictures, `Kies een tekening van ${picturesFolder}/: ${articlePictures.join(', ')}.`),
  alt: words.regex(altPattern, altRemedy).describe(altRemedy),
});

/** Removed articles: each redirects to another one, or to the list of articles. */
export const removedSchema = z.strictObject({
  items: z
    .array(
      z.strictObject({
        id: z.int('Schrijf het nummer van het artikel dat weg is.').positive(),
        to: z.int('Schrijf het nummer van een artikel, of niets.').positive().optional(),
      }),
    )
    .optional(),
});

export const serviceSchema = z.strictObject({
  title,
  description,
  /** Short name, on cards and in structured data. */
  name: words.max(34, 'Maak de naam korter: ten hoogste 34 tekens.'),
  heading: words,
  intro: words,
  card: z.strictObject({ text: words, features: z.array(words).length(3) }),
  areas: z.strictObject({
    heading: words,
    intro: words,
    items: z.array(z.strictObject({ title: words, points: z.array(words).length(3) })).min(1),
  }),
  /** Standards of the sector: GMP, medical hygiene, HACCP. */
  standards: listBlock.optional(),
  /** Points of an approach, such as resident-focused service. */
  approach: listBlock.optional(),
  benefits: titledBlock.optional(),
  schedule: z
    .strictObject({
      heading: words,
      intro: words,
      /**
       * `from` and `to` are hours of the day; if `from` is absent, any time is possible, as `label`
       * says.
       */
      items: z.array(
        z.strictObject({
          title: words,
          label: words,
          from: z.number().min(0).max(24).optional(),
          to: z.number().min(0).max(24).optional(),
          /** The visit is at an agreed time within these hours, which are drawn hatched. */
          flexible: z.boolean().optional(),
        }),
      ),
    })
    .optional(),
  packages: titledBlock.optional(),
  contracts: titledBlock.optional(),
  faq: z.strictObject({ heading: words, items: z.array(question).min(1) }).optional(),
  closing: z.strictObject({ heading: words, text: words }),
});

export const questionsSchema = z.strictObject({ items: z.array(question).length(8) });

export const legalSchema = z.strictObject({
  title,
  description,
  heading: words,
  intro: words,
  updated: day,
});
