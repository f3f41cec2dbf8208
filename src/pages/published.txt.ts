/**
 * Says what the pages were built with, so that the running site can tell when that is no longer
 * what is published; the next day on which an article appears or ends, if there is one; and when
 * they were built.
 */
import { getPublished } from '#collections/published.ts';
import { readArticleFiles } from '#collections/article-files.ts';
import { dayAt, nextChange } from '#collections/shown.ts';
import type { APIRoute } from 'astro';

export const GET: APIRoute = async () => {
  const { digest } = await getPublished();
  const day = nextChange(readArticleFiles(), dayAt(new Date()));
  return new Response([digest, day ?? '', new Date().toISOString()].join('\n'));
};
