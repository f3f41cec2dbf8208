import { getCollection, type CollectionEntry } from 'astro:content';

/** What the company had published when the site was built, newest first, and the digest of that. */
export async function getPublished(): Promise<CollectionEntry<'published'>['data']> {
  const [entry] = await getCollection('published');
  if (!entry) throw new Error('The loader in src/integrations/published-loader.ts gave no entry.');
  return entry.data;
}
