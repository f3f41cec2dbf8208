/**
 * Metadata of the build, one item per line: a digest of the published content, from which the
 * running site detects changes; the next day on which an article appears or expires, if any; and
 * the build time.
 */
import { getPublished } from '#collections/published.ts';
import { readArticleFiles } from '#collections/article-files.ts';
import { nextChange } from '#collections/shown.ts';
import { dayAt } from '#domain/local-days.ts';
import type { APIRoute } from 'astro';

export const GET: APIRoute = async () => {
  const { digest } = await getPublished();
  const day = nextChange(readArticleFiles(), dayAt(new Date()));
  return new Response([digest, day ?? '', new Date().toISOString()].join('\n'));
};
