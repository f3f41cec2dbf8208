/**
 * The search in the development server, where there is no build to index: the pages of a language
 * are indexed when somebody first searches in it. What is written after that is found after the
 * next start.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { readArticleFiles } from '#build/content/article-files.ts';
import {
  indexPages,
  searchFolder,
  writeSearchedPages,
  type BuiltHtml,
  type IndexFile,
} from '#build/search-index.ts';
import { defaultLocale, locales, type Locale } from '#i18n/locales.ts';
import { isIndexed, pathTo, pathToArticle, type ScreenId } from '#i18n/routes.ts';
import { screens } from '#i18n/screens.ts';

type Files = readonly IndexFile[];

/**
 * The integration; what the search without script reads is written into the folder, as beside a
 * built site.
 */
export function searchInDevelopment(siteDirectory: string): AstroIntegration {
  const known = new Map<Locale, Promise<Files>>();
  const indexOf = (origin: string, locale: Locale) => {
    const index = known.get(locale) ?? makeIndex(origin, locale, siteDirectory);
    known.set(locale, index);
    return index;
  };
  const handle = async (message: IncomingMessage, to: ServerResponse, next: () => void) => {
    const origin = `http://${String(message.headers.host)}`;
    const { pathname, searchParams } = new URL(message.url ?? '/', origin);
    const searched = locales.find((locale) => pathname === pathTo('search', locale));
    if (searched && searchParams.has('q')) await indexOf(origin, searched);
    if (!pathname.startsWith(`/${searchFolder}/`)) {
      next();
      return;
    }
    const files = await indexOf(origin, localeOf(message.headers.referer));
    const file = files.find(({ path }) => pathname === `/${searchFolder}/${path}`);
    if (!file) {
      next();
      return;
    }
    if (pathname.endsWith('.js')) to.setHeader('content-type', 'text/javascript');
    to.end(file.content);
  };
  return {
    name: 'search-in-development',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        await rm(siteDirectory, { recursive: true, force: true });
        server.middlewares.use(
          (message: IncomingMessage, to: ServerResponse, next: (error?: unknown) => void) => {
            handle(message, to, next).catch(next);
          },
        );
      },
    },
  };
}

/** Of the page that asks: a script has no language in its own address. */
function localeOf(referer = ''): Locale {
  const [, first] = URL.canParse(referer) ? new URL(referer).pathname.split('/') : [];
  return locales.find((locale) => locale === first) ?? defaultLocale;
}

async function makeIndex(origin: string, locale: Locale, siteDirectory: string): Promise<Files> {
  const { files } = await indexPages(fetchPages(origin, locale));
  await writeSearchedPages([...files], join(siteDirectory, 'server'));
  return files;
}

async function* fetchPages(origin: string, locale: Locale): AsyncGenerator<BuiltHtml> {
  const articles = readArticleFiles('.', [defaultLocale]);
  const paths = [
    ...(Object.keys(screens) as ScreenId[]).filter(isIndexed).map((screen) => pathTo(screen, locale)),
    ...articles.map(({ id }) => pathToArticle(id, locale)),
  ];
  for (const path of paths) {
    const response = await fetch(origin + path);
    if (response.ok) yield [path, await response.text()];
  }
}
