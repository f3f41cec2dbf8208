/**
 * Astro integration that writes the search index, a file per language. A build parses the pages it
 * wrote; the development server renders its pages at the first search, and has to be restarted to
 * index later changes.
 */
import { createReadStream } from 'node:fs';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'node-html-parser';
import { readArticleFiles } from '#collections/article-files.ts';
import { searchPagesPath, type SearchedPage } from '#domain/search.ts';
import { defaultLocale, localeOfPath, locales, type Locale } from '#i18n/locales.ts';
import { isIndexed, pathTo, pathToArticle, type ScreenId } from '#paths';
import { serviceIds } from '#services';
import { screens } from '#screens';

/**
 * Elements that are not indexed: decoration, form controls, dates that the browser keeps current,
 * and content that is not about the page.
 */
const excluded = 'script, style, form, [data-search-ignore], [aria-hidden="true"], button, [data-language]';

/** Extracts the searchable content of a page; undefined for an excluded page. */
export function readForSearch(url: string, html: string): SearchedPage | undefined {
  // A soft hyphen would split a word, and a line break in the source a sentence.
  const page = parse(html.replaceAll(/\u00ad|&shy;/g, '').replaceAll('\n', ' '));
  const main = page.querySelector('main[data-searchable]');
  if (!main) return undefined;
  const [, ...parents] = main.querySelectorAll('[data-crumbs] a').map(({ text }) => text);
  const current =
    main.querySelector('[data-crumbs] [aria-current]') ?? page.querySelector('[aria-current="page"]');
  const name = current?.text.trim() ?? '';
  const heading = main.querySelector('h1');
  const title = heading?.text.trim() ?? '';
  const description = page.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  for (const element of [heading, ...main.querySelectorAll(excluded)]) element?.remove();
  const { lang, dir } = page.querySelector('html')?.attributes ?? {};
  // Text in other languages is left out, because the index has one language and because words in
  // another direction would reorder an excerpt.
  for (const element of main.querySelectorAll('[lang]'))
    if (element.getAttribute('lang') !== lang) element.remove();
  // Tables come last, because an excerpt shows the first match.
  for (const table of main.querySelectorAll('table')) main.append(table.remove());
  // Separates cells, and elements that only styles separate, such as a name and a place.
  for (const element of main.querySelectorAll('*'))
    if (
      /^T[DH]$/.test(element.tagName) ||
      (element.nextSibling && element.nextSibling === element.nextElementSibling)
    )
      element.insertAdjacentHTML('afterend', ' · ');
  // Isolates numbers in right-to-left text, so that they keep their order.
  if (dir === 'rtl')
    for (const number of main.querySelectorAll('.ltr')) number.textContent = `\u2066${number.text}\u2069`;
  const lines = main.structuredText.replaceAll(/ ?[\n·][\s·]*/g, '\n').trimEnd();
  const text = lines.replaceAll(/(?<![.!?:;,؟؛،])\n/g, ' · ').replaceAll('\n', ' ');
  const isService = (['services', ...serviceIds] as const).some((id) =>
    locales.some((locale) => pathTo(id, locale) === url),
  );
  return { url, title, trail: parents.at(-1) ?? name, description, text, isService };
}

export function searchIndex(): AstroIntegration {
  let directory = '';
  return {
    name: 'search-index',
    hooks: {
      'astro:config:done': ({ config }) => {
        directory = fileURLToPath(config.build.client);
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(serveInDevelopment(directory));
      },
      'astro:build:done': async ({ logger }) => {
        const pages = await readPages(directory);
        const ofLocale = Map.groupBy(pages, ({ url }) => localeOfPath(url));
        for (const locale of locales) await writePages(directory, locale, ofLocale.get(locale) ?? []);
        logger.info(`${String(pages.length)} pages`);
      },
    },
  };
}

async function readPages(directory: string): Promise<SearchedPage[]> {
  const pages: SearchedPage[] = [];
  for await (const file of glob('**/*.html', { cwd: directory })) {
    const url = `/${file.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`;
    const page = readForSearch(url, await readFile(join(directory, file), 'utf8'));
    if (page) pages.push(page);
  }
  return pages.sort((one, other) => (one.url < other.url ? -1 : 1));
}

type Middleware = (request: IncomingMessage, to: ServerResponse, next: (error?: unknown) => void) => void;

/** Builds the index of a language when its index or its search page is first requested. */
function serveInDevelopment(directory: string): Middleware {
  const written = new Map<Locale, Promise<void>>();
  return ({ url = '/', headers }, to, next) => {
    const origin = `http://${String(headers.host)}`;
    const path = new URL(url, origin).pathname;
    const locale = locales.find((each) => [searchPagesPath(each), pathTo('search', each)].includes(path));
    if (!locale) {
      next();
      return;
    }
    const writing = written.get(locale) ?? fetchPages(origin, locale, directory);
    written.set(locale, writing);
    const respond = () => {
      if (path !== searchPagesPath(locale)) next();
      else createReadStream(join(directory, path)).pipe(to.setHeader('content-type', 'application/json'));
    };
    writing.then(respond, next);
  };
}

async function fetchPages(origin: string, locale: Locale, directory: string): Promise<void> {
  const indexed = (Object.keys(screens) as ScreenId[]).filter((id) => isIndexed(id) && id !== 'search');
  const paths = [
    ...indexed.map((screen) => pathTo(screen, locale)),
    ...readArticleFiles('.', [defaultLocale]).map(({ id }) => pathToArticle(id, locale)),
  ];
  const pages: SearchedPage[] = [];
  for (const path of paths) {
    const page = readForSearch(path, await (await fetch(origin + path)).text());
    if (page) pages.push(page);
  }
  await writePages(directory, locale, pages);
}

async function writePages(directory: string, locale: Locale, pages: SearchedPage[]): Promise<void> {
  const file = join(directory, searchPagesPath(locale));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(pages));
}
