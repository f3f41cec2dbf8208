/**
 * What the search reads of a page: its name, its place in the site and the text of its main part,
 * as sentences. What a page sets apart by its looks, such as a term and its description, would else
 * be one word.
 */
import { company } from '#company';
import { parse, type HTMLElement } from 'node-html-parser';

/** Before the code of a language: one that Pagefind has no stems for. */
export const unstemmed = 'plain-';
/** What says nothing out of its place: what only eyes see, controls, and days that will pass. */
const leftOut = '[aria-hidden="true"], button, [data-language], [target="_blank"] > span';
/** What follows an element whose text ends without a mark of its own. */
const marks = {
  ':': 'dt, li > b, th[scope="row"]',
  ',': 'figcaption > b, p > span:has(> bdi):not(:last-child)',
  '.': 'li, dd, th[scope="col"], blockquote, div > a, main > a, section > a, div > b, div > span',
};
/** As a language writes them, where that differs. */
const written: Record<string, Record<string, string>> = { fr: { ':': '\u00a0:' }, ar: { ',': '،' } };

/**
 * The page as Pagefind indexes it, undefined when it is not marked for that. Without stems: the
 * browser finds a page by the beginnings of its words, as the server does.
 */
export function readForSearch(html: string): string | undefined {
  if (!html.includes('data-pagefind-body')) return undefined;
  // Soft hyphens would make two words of one.
  const page = parse(html.replaceAll(/\u00ad|&shy;/g, ''));
  const main = page.querySelector('[data-pagefind-body]');
  if (!main) return undefined;
  const head = `<title data-pagefind-meta="title">${nameOf(page)}</title>${trailOf(page)}`;
  const language = page.querySelector('html')?.getAttribute('lang') ?? '';
  const body = readMain(main, language);
  return `<html lang="${unstemmed}${language}"><head>${head}</head><body>${body}</body></html>`;
}

/** As search engines name it: a heading may be a slogan. */
function nameOf(page: HTMLElement): string {
  const title = page.querySelector('title')?.innerHTML ?? '';
  return title.replace(` | ${company.brand}`, '').replace(`${company.brand} | `, '');
}

/** What stands above the page in its breadcrumbs; for home the company itself. */
function trailOf(page: HTMLElement): string {
  const names = page.querySelectorAll('[data-crumbs] a').map((link) => link.innerHTML);
  const trail = names.join(' / ') || company.brand;
  return `<meta data-pagefind-meta="trail[content]" content="${trail}">`;
}

function readMain(main: HTMLElement, language: string): string {
  for (const element of main.querySelectorAll(leftOut)) element.remove();
  for (const [mark, selector] of Object.entries(marks))
    for (const element of main.querySelectorAll(selector)) end(element, written[language]?.[mark] ?? mark);
  // Pagefind takes `d’eau` for one word, and `d'eau` for two.
  return main.outerHTML
    .replaceAll(/(?<=\p{L})’(?=\p{L})/gu, "'")
    .replaceAll(/[ \n]+(?=\u00a0?[.:,،] <\/)/g, '');
}

function end(element: HTMLElement, mark: string): void {
  const text = element.text.trim();
  if (text === '') return;
  element.insertAdjacentHTML('beforeend', /[\p{L}\p{N}\p{M})”»%+\u2069]$/u.test(text) ? `${mark} ` : ' ');
}
