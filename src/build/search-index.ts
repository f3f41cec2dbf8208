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
import { company } from '#company';
import { searchPagesPath, type SearchedPage } from '#domain/search.ts';
import { gunzipSync } from 'node:zlib';

const folder = 'pagefind';
/** What Pagefind puts before the JSON of a page. */
const fragmentMark = 'pagefind_dcd';
const fragmentFile = /^fragment\/([a-z]+)_.+\.pf_fragment$/;
const unusedFile = /ui\.(js|css)$|highlight\.js$/;

interface IndexFile {
  path: string;
  content: Uint8Array;
}

interface Fragment {
  url: string;
  content: string;
  meta: { title: string };
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
        const { index, errors } = await createIndex();
        if (!index) throw new Error(`Pagefind did not start: ${errors.join(', ')}`);
        const pages = await addPages(index, directory);
        const files = await writeIndex(index, directory);
        await writePages(files, fileURLToPath(serverDirectory));
        await close();
        logger.info(`${folder}/: ${String(pages)} pages`);
      },
    },
  };
}

/** Adds every marked page and gives their number. */
async function addPages(index: PagefindIndex, directory: string): Promise<number> {
  let count = 0;
  for await (const file of glob('**/*.html', { cwd: directory })) {
    const html = await readFile(join(directory, file), 'utf8');
    if (!html.includes('data-pagefind-body')) continue;
    const { errors } = await index.addHTMLFile({ url: addressOf(file), content: prepare(html) });
    if (errors.length > 0) throw new Error(`Pagefind refused ${file}: ${errors.join(', ')}`);
    count += 1;
  }
  return count;
}

async function writeIndex(index: PagefindIndex, directory: string): Promise<IndexFile[]> {
  const { files, errors } = await index.getFiles();
  if (errors.length > 0) throw new Error(`Pagefind made no index: ${errors.join(', ')}`);
  for (const { path, content } of files.filter((file) => !unusedFile.test(file.path)))
    await writeInto(join(directory, folder, path), content);
  return files;
}

/** One file for each language, with the pages that Pagefind shows results from. */
async function writePages(files: IndexFile[], directory: string): Promise<void> {
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
  return { url, title: meta.title, text: body };
}

async function writeInto(target: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}

/** `en/blog/3.html` is at `/en/blog/3`. */
function addressOf(file: string): string {
  return `/${file.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`;
}

/**
 * Takes out the soft hyphens, which would make two words of one, and names the result as search
 * engines do: a heading may be a slogan.
 */
function prepare(html: string): string {
  return html.replaceAll(/\u00ad|&shy;/g, '').replace(/<title[^>]*>(.*?)<\/title>/, (_, title: string) => {
    const name = title.replace(` | ${company.brand}`, '').replace(`${company.brand} | `, '');
    return `<title data-pagefind-meta="title">${name}</title>`;
  });
}
