import { fillFacts } from '#collections/fill-facts.ts';
import { defaultLocale, type Locale } from '#i18n/locales.ts';
import type { ServiceId } from '#services';
import { getEntry, type CollectionEntry } from 'astro:content';

/**
 * Returns the service's texts in the language, or else in Dutch, with facts filled in. Throws when
 * neither exists.
 */
export async function getService(id: ServiceId, locale: Locale): Promise<CollectionEntry<'services'>> {
  const own = await getEntry('services', `${locale}/${id}`);
  const entry = own ?? (await getEntry('services', `${defaultLocale}/${id}`));
  if (!entry) throw new Error(`src/content/services/${defaultLocale}/${id}.md is missing`);
  return { ...entry, data: fillFacts(entry.data, own ? locale : defaultLocale) };
}
