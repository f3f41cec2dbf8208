import { emailHref, phoneHref } from '#i18n/contact-links.ts';
import { factsFor } from '#i18n/facts.ts';
import { fill } from '#i18n/fill.ts';
import type { Locale } from '#i18n/locales.ts';
import { translator, type Translate } from '#i18n/translate.ts';
import { picturePath, textPictures } from '#build/content/pictures.ts';
import { picturesFolder } from '#build/content/pictures-folder.ts';
import { parse as parsePath } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';

export interface Heading {
  depth: number;
  slug: string;
  text: string;
}

interface RenderedEntry {
  rendered?: { html: string; metadata?: Record<string, unknown> };
}

/** What Astro made of the markdown of a content file: its HTML and the headings in it. */
export function renderedMarkdown({ rendered }: RenderedEntry): { html: string; headings: Heading[] } {
  const { html = '', metadata } = rendered ?? {};
  return { html, headings: (metadata?.['headings'] ?? []) as Heading[] };
}

/**
 * Finishes the HTML of a markdown text in the given language: fills the company's facts and makes
 * tables scrollable. Not done while markdown is rendered: Astro keeps that from one build to the
 * next, and a fact may change in between.
 */
export function finishMarkdown(html: string, locale: Locale): string {
  const facts = escapeValues(factsFor(locale));
  const filled = finishPictures(fill(html, { ...facts, ...linkContacts(facts) }));
  return filled.includes('<table>') ? finishTables(filled, translator(locale)) : filled;
}

/** Telephone and e-mail, which a text may be read on a phone for. */
function linkContacts({ phone = '', email = '' }: Record<string, string>): Record<string, string> {
  return {
    phone: `<a href="${phoneHref}">${phone}</a>`,
    email: `<a href="${emailHref}">${email}</a>`,
  };
}

/** Markdown's pictures, which Astro marks for its own images, in the sizes that pages have. */
const markedPicture = /<img\b[^>]*?__ASTRO_IMAGE_="([^"]*)"[^>]*>/g;
const sizes = '(min-width: 48rem) 44rem, 92vw';

function finishPictures(html: string): string {
  return html.replace(markedPicture, (_, mark: string) => {
    const { src, alt } = JSON.parse(mark.replaceAll('&quot;', '"').replaceAll('&#x22;', '"')) as {
      src: string;
      alt: string;
    };
    const name = parsePath(decodeURIComponent(src)).name;
    const picture = textPictures.get(name);
    if (!picture) throw new Error(`${picturesFolder}/ has no picture for ${src}`);
    const { width, height, widths } = picture;
    const sources = widths.map((each) => `${picturePath(name, each)} ${String(each)}w`).join(', ');
    return (
      `<img src="${picturePath(name, width)}" srcset="${sources}" sizes="${sizes}" width="${String(width)}" ` +
      `height="${String(height)}" alt="${escapeText(alt)}" loading="lazy" decoding="async">`
    );
  });
}

function finishTables(html: string, t: Translate): string {
  const text = parse(html, { comment: true });
  let heading = '';
  let number = 0;
  for (const element of text.querySelectorAll('h2, h3, table')) {
    if (element.rawTagName !== 'table') {
      heading = element.text.replaceAll('\u00ad', '');
      continue;
    }
    number += 1;
    nameHeaders(element);
    const label = escapeText(t('common.tableLabel', { number, heading }));
    // Who scrolls with the keyboard must be able to get there (WCAG 2.1.1), and hear what it is.
    const region = `<section class="table-scroll" tabindex="0" aria-label="${label}">`;
    element.replaceWith(`${region}${element.toString()}</section>`);
  }
  return text.toString();
}

/** Markdown has no row headers; in our tables the first cell of a row is always one. */
function nameHeaders(table: HTMLElement): void {
  for (const cell of table.querySelectorAll('thead th')) cell.setAttribute('scope', 'col');
  for (const cell of table.querySelectorAll('tbody td:first-child'))
    cell.replaceWith(`<th scope="row">${cell.innerHTML}</th>`);
}

function escapeValues(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escapeText(value)]));
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`);
}
