import { getCollection, type CollectionEntry } from 'astro:content';

/** Returns the published content that the loader has read, with its digest. */
export async function getPublished(): Promise<CollectionEntry<'published'>['data']> {
  const [entry] = await getCollection('published');
  if (!entry) throw new Error('The loader in src/integrations/published-loader.ts gave no entry.');
  return entry.data;
}
