/**
 * Astro integration that makes the index of the site's own search after a build, in `pagefind/`:
 * one per language, of the pages whose main part is marked. Only what the search page loads is
 * written, not Pagefind's ready-made interfaces. What the index has of each page is also laid
 * beside the server module, for who has no script.
 */
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { readForSearch, unstemmed } from '#build/search-text.ts';
import { searchPagesPath, type SearchedPage } from '#domain/search.ts';
import { gunzipSync } from 'node:zlib';

/** Of the index, in the folder of the site. */
export const searchFolder = 'pagefind';
/** What Pagefind puts before the JSON of a page. */
const fragmentMark = 'pagefind_dcd';
const fragmentFile = new RegExp(`^fragment/${unstemmed}([a-z]+)_.+\\.pf_fragment$`);
/** Lists the languages; a browser asks for that of its page. */
const entryFile = 'pagefind-entry.json';
const codeOfLanguage = new RegExp(`"${unstemmed}([a-z]+)":`, 'g');
const unusedFile = /ui\.(js|css)$|highlight\.js$/;

/** A page as a browser gets it, with its path. */
export type BuiltHtml = readonly [path: string, html: string];

export interface IndexFile {
  path: string;
  content: Uint8Array;
}

interface Fragment {
  url: string;
  content: string;
  meta: { title: string; trail: string };
}

/** The integration, for `astro.config.mjs`. */
export function searchIndex(): AstroIntegration {
  let serverDirectory: URL;
  return {
    name: 'search-index',
    hooks: {
      'astro:config:done': ({ config }) => {
        serverDirectory = config.build.server;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const directory = fileURLToPath(dir);
        const { files, pages } = await indexPages(readPages(directory));
        for (const { path, content } of files.filter((file) => !unusedFile.test(file.path)))
          await writeInto(join(directory, searchFolder, path), content);
        await writeSearchedPages(files, fileURLToPath(serverDirectory));
        logger.info(`${searchFolder}/: ${String(pages)} pages`);
      },
    },
  };
}

async function* readPages(directory: string): AsyncGenerator<BuiltHtml> {
  for await (const file of glob('**/*.html', { cwd: directory }))
    yield [addressOf(file), await readFile(join(directory, file), 'utf8')];
}

/** The files of an index of every marked page, and the number of those. */
export async function indexPages(
  pages: AsyncIterable<BuiltHtml>,
): Promise<{ files: IndexFile[]; pages: number }> {
  const { index, errors } = await createIndex();
  if (!index) throw new Error(`Pagefind did not start: ${errors.join(', ')}`);
  const count = await addPages(index, pages);
  const made = await index.getFiles();
  if (made.errors.length > 0) throw new Error(`Pagefind made no index: ${made.errors.join(', ')}`);
  await close();
  return { files: made.files.map(nameLanguages), pages: count };
}

function nameLanguages(file: IndexFile): IndexFile {
  if (file.path !== entryFile) return file;
  const entry = new TextDecoder().decode(file.content).replaceAll(codeOfLanguage, '"$1":');
  return { ...file, content: new TextEncoder().encode(entry) };
}

async function addPages(index: PagefindIndex, pages: AsyncIterable<BuiltHtml>): Promise<number> {
  let count = 0;
  for await (const [url, html] of pages) {
    const content = readForSearch(html);
    if (content === undefined) continue;
    const { errors } = await index.addHTMLFile({ url, content });
    if (errors.length > 0) throw new Error(`Pagefind refused ${url}: ${errors.join(', ')}`);
    count += 1;
  }
  return count;
}

/** Writes a file for each language, with the pages that Pagefind shows results from. */
export async function writeSearchedPages(files: IndexFile[], directory: string): Promise<void> {
  const fragments = files.flatMap(({ path, content }) => {
    const locale = fragmentFile.exec(path)?.[1];
    return locale ? [{ locale, page: readFragment(content) }] : [];
  });
  for (const [locale, entries] of Map.groupBy(fragments, (fragment) => fragment.locale)) {
    const pages = entries.map(({ page }) => page);
    await writeInto(join(directory, searchPagesPath(locale)), JSON.stringify(pages));
  }
}

function readFragment(content: Uint8Array): SearchedPage {
  const text = gunzipSync(content).toString();
  if (!text.startsWith(fragmentMark)) throw new Error('Pagefind writes its pages in another way.');
  const { url, meta, content: body } = JSON.parse(text.slice(fragmentMark.length)) as Fragment;
  return { url, title: meta.title, trail: meta.trail, text: body };
}

async function writeInto(target: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}

/** `en/blog/3.html` is at `/en/blog/3`. */
function addressOf(file: string): string {
  return `/${file.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`;
}
