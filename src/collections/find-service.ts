import { fill } from '#i18n/fill.ts';
import { joinUnits } from '#i18n/units.ts';
import { factsFor } from '#i18n/facts.ts';
import { defaultLocale, type Locale } from '#i18n/locales.ts';
import type { ServiceId } from '#services';
import { getEntry, type CollectionEntry } from 'astro:content';

/**
 * The texts of a service in the language, or in Dutch without a translation, with facts filled in.
 * Throws when the Dutch file is missing.
 */
export async function findService(id: ServiceId, locale: Locale): Promise<CollectionEntry<'services'>> {
  const entry =
    (await getEntry('services', `${locale}/${id}`)) ?? (await getEntry('services', `${defaultLocale}/${id}`));
  if (!entry) throw new Error(`src/content/services/${defaultLocale}/${id}.md is missing`);
  return { ...entry, data: fillFacts(entry.data, locale) };
}

/** Fills `{token}` in every text of a content entry, at any depth. */
export function fillFacts<Data>(data: Data, locale: Locale): Data {
  const facts = factsFor(locale);
  // A text is a JSON string; no fact has a character that JSON would escape.
  return JSON.parse(joinUnits(fill(JSON.stringify(data), facts))) as Data;
}
