import { finishFacts } from '#collections/text-facts.ts';
import { finishPictures } from '#collections/text-figures.ts';
import { finishLinks } from '#collections/text-links.ts';
import { finishQuotes } from '#collections/text-quotes.ts';
import { finishTables } from '#collections/text-tables.ts';
import { listShownPaths } from '#collections/article-files.ts';
import { showsDrafts } from '#collections/shown.ts';
import { dayAt } from '#domain/local-days.ts';
import type { Locale } from '#i18n/locales.ts';
import { retentionPlace } from '#collections/text-rules.ts';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';

export interface Heading {
  depth: number;
  slug: string;
  text: string;
}

interface RenderedEntry {
  rendered?: { html: string; metadata?: Record<string, unknown> };
}

/** Returns Astro's rendering of a content file's markdown: its HTML and headings. */
export function renderedMarkdown({ rendered }: RenderedEntry): { html: string; headings: Heading[] } {
  const { html = '', metadata } = rendered ?? {};
  return { html, headings: (metadata?.['headings'] ?? []) as Heading[] };
}

/**
 * Post-processes the HTML of a markdown text: fills in facts, and transforms links, pictures,
 * quotes and tables. Facts are filled in here and not during Astro's rendering, because Astro
 * caches its rendering between builds.
 */
export function finishMarkdown(html: string, locale: Locale): string {
  return toHtml(finishTree(html, locale));
}

/**
 * Like `finishMarkdown`, for a legal text: returns the parts before and after the placeholder for
 * the retention periods. Without a placeholder, the whole text is `before`.
 */
export function finishLegalText(html: string, locale: Locale): { before: string; after?: string } {
  const { children } = finishTree(html, locale);
  const place = children.findIndex((node) => node.type === 'comment' && toHtml(node) === retentionPlace);
  if (place === -1) return { before: toHtml(children) };
  return { before: toHtml(children.slice(0, place)), after: toHtml(children.slice(place + 1)) };
}

function finishTree(html: string, locale: Locale): Root {
  const tree = fromHtml(html, { fragment: true });
  finishPictures(tree);
  finishFacts(tree, locale);
  finishLinks(tree, shownArticlePaths());
  finishQuotes(tree);
  finishTables(tree, locale);
  return tree;
}

let pathsOfBuild: Set<string> | undefined;

/**
 * Returns the paths of the shown articles. They are read once per build, but on each call in
 * development, because files change there.
 */
function shownArticlePaths(): Set<string> {
  if (import.meta.env.DEV) return listShownPaths(dayAt(new Date()), showsDrafts(true));
  return (pathsOfBuild ??= listShownPaths(dayAt(new Date())));
}
