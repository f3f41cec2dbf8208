/**
 * Astro integration that makes the index of the site's own search after a build, in `pagefind/`:
 * one per language, of the pages whose main part is marked. Only what the search page loads is
 * written, not Pagefind's ready-made interfaces.
 */
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { company } from '#company';

const folder = 'pagefind';
const unusedFile = /ui\.(js|css)$|highlight\.js$/;

/** The integration, for `astro.config.mjs`. */
export function searchIndex(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const directory = fileURLToPath(dir);
        const { index, errors } = await createIndex();
        if (!index) throw new Error(`Pagefind did not start: ${errors.join(', ')}`);
        const pages = await addPages(index, directory);
        await writeIndex(index, directory);
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

async function writeIndex(index: PagefindIndex, directory: string): Promise<void> {
  const { files, errors } = await index.getFiles();
  if (errors.length > 0) throw new Error(`Pagefind made no index: ${errors.join(', ')}`);
  for (const { path, content } of files.filter((file) => !unusedFile.test(file.path))) {
    const target = join(directory, folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
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
