import { escapeText } from '#collections/escape-text.ts';
import { emailHref, phoneHref } from '#i18n/contact-links.ts';
import { factsFor } from '#i18n/facts.ts';
import { fill } from '#i18n/fill.ts';
import type { Locale } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import { joinUnits } from '#i18n/units.ts';
import { listArticlePaths } from '#collections/article-files.ts';
import { showsDrafts } from '#collections/shown.ts';
import { dayAt } from '#domain/local-days.ts';
import { finishLinks } from '#collections/text-links.ts';
import { finishPictures } from '#collections/text-figures.ts';
import { finishQuotes } from '#collections/text-quotes.ts';
import { finishTables } from '#collections/text-tables.ts';

export interface Heading {
  depth: number;
  slug: string;
  text: string;
}

interface RenderedEntry {
  rendered?: { html: string; metadata?: Record<string, unknown> };
}

/** Astro's rendering of a content file's markdown: its HTML and headings. */
export function renderedMarkdown({ rendered }: RenderedEntry): { html: string; headings: Heading[] } {
  const { html = '', metadata } = rendered ?? {};
  return { html, headings: (metadata?.['headings'] ?? []) as Heading[] };
}

/**
 * Post-processes the HTML of a markdown text: fills in facts, and transforms links, pictures,
 * quotes and tables. Not done while rendering, which Astro caches between builds, although a fact
 * may change.
 */
export function finishMarkdown(html: string, locale: Locale): string {
  const { plain, linked } = factsInHtml(factsFor(locale), locale);
  const filled = html.replace(tagOrText, (part) =>
    part.startsWith('<') ? fill(part, plain) : joinUnits(fill(part, linked)),
  );
  return finishTables(finishQuotes(finishPictures(finishLinks(filled, shownArticles()))), locale);
}

/** A comment, a tag, or text. */
const tagOrText = /<!--[^]*?-->|<(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+/g;

let pathsOfBuild: Set<string> | undefined;

/** Read once per build; in development the files change. */
function shownArticles(): Set<string> {
  if (import.meta.env.DEV) return listArticlePaths(dayAt(new Date()), showsDrafts(true));
  return (pathsOfBuild ??= listArticlePaths(dayAt(new Date())));
}

type Facts = ReturnType<typeof factsFor>;

/** Cached, since all texts of a language have the same facts. */
const escaped = new WeakMap<Facts, { plain: Facts; linked: Facts }>();

/** The facts for attributes and for text. */
function factsInHtml(facts: Facts, locale: Locale) {
  const known = escaped.get(facts);
  if (known) return known;
  const plain = escapeValues(facts);
  const written = { plain, linked: { ...plain, ...linkFacts(plain, locale) } };
  escaped.set(facts, written);
  return written;
}

/** Links telephone number, e-mail address and price page. */
function linkFacts({ phone = '', email = '', priceIndication = '' }: Facts, locale: Locale): Facts {
  return {
    phone: `<a href="${phoneHref}">${phone}</a>`,
    email: `<a href="${emailHref}">${email}</a>`,
    priceIndication: priceIndication && `<a href="${pathTo('price', locale)}">${priceIndication}</a>`,
  };
}

function escapeValues(values: Facts): Facts {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escapeText(value)]));
}
