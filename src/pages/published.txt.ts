/**
 * Says what the pages were built with, so that the running site can tell when that is no longer
 * what is published.
 */
import { getPublished } from '#build/content/published.ts';
import type { APIRoute } from 'astro';

export const GET: APIRoute = async () => new Response((await getPublished()).digest);
