import { fillFacts } from '#collections/fill-facts.ts';
import { renderedMarkdown } from '#collections/markdown-html.ts';
import { defaultLocale, type Locale } from '#i18n/locales.ts';
import { getEntry } from 'astro:content';

export const legalIds = ['privacy', 'terms', 'cookies'] as const;
export type LegalId = (typeof legalIds)[number];

/**
 * Returns a legal text in the language, or else in Dutch, with facts filled into its fields. Throws
 * when neither exists.
 */
export async function getLegal(id: LegalId, locale: Locale) {
  const own = await getEntry('legal', `${locale}/${id}`);
  const entry = own ?? (await getEntry('legal', `${defaultLocale}/${id}`));
  if (!entry) throw new Error(`src/content/legal/${defaultLocale}/${id}.md is missing`);
  const language = own ? locale : defaultLocale;
  const { updated } = entry.data;
  return { ...fillFacts(entry.data, language), updated, language, ...renderedMarkdown(entry) };
}
