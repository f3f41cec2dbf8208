/** The page on which staff edits the templates of replies. */
import { locales, type Locale } from '#i18n/locales.ts';
import { requiredText } from '#contracts/fields.ts';
import { staffPath, type StaffFrame } from '#contracts/staff/frame.ts';
import { numberSchema } from '#contracts/staff/number.ts';
import * as z from 'zod/mini';

export const templatesPath = `${staffPath}/voorbeeldteksten`;
export const templateActions = { save: 'bewaren', restore: 'herstellen' } as const;

/** Placeholders that are filled in automatically. Staff replaces each `…` of a template by hand. */
export const placeholders = ['naam', 'bedrijf', 'referentie'] as const;
const known = new RegExp(`\\{(?:${placeholders.join('|')})\\}`, 'g');
const unknownProblem = `Tussen accolades kan alleen ${placeholders.map((name) => `{${name}}`).join(', ')}.`;

const text = requiredText('Schrijf de tekst in deze taal.', 2000).check(
  z.refine((written) => !/[{}]/.test(written.replace(known, '')), unknownProblem),
);
const texts = Object.fromEntries(locales.map((locale) => [locale, text])) as Record<Locale, typeof text>;

/** The template, with the version that the user saw. */
export const restoreSchema = z.object({
  sjabloon: z.string().check(z.maxLength(40)),
  versie: numberSchema,
});
export const templateSchema = z.extend(restoreSchema, texts);

export interface EditedTemplate {
  code: string;
  label: string;
  text: Readonly<Partial<Record<Locale, string>>>;
  /** The number of edits; 0 for the default text. */
  version: number;
  /** The errors of a rejected form, by language. */
  errors?: Readonly<Partial<Record<Locale, string>>>;
}

export interface TemplatesPage extends StaffFrame {
  templates: EditedTemplate[];
}
