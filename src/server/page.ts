/** The pages that the build made, read by functions that fill something in. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Page {
  html: string;
  /** The headers that the page has as a file, above all its Content-Security-Policy. */
  headers: Record<string, string>;
}

/** The page at a path of the route table, such as `/en/contact`; undefined when it was not built. */
export async function findPage(siteDirectory: string, path: string): Promise<Page | undefined> {
  const html = await findFile(join(siteDirectory, path === '/' ? '/index.html' : `${path}.html`));
  if (html === undefined) return undefined;
  return { html, headers: parseHeadersForAll((await findFile(join(siteDirectory, '_headers'))) ?? '') };
}

/**
 * The headers of the block `/*` in a `_headers` file: the lines under it that are indented
 * (https://docs.netlify.com/manage/routing/headers/).
 */
export function parseHeadersForAll(text: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let path = '';
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (name === undefined || value === undefined) path = line.trim();
    else if (path === '/*') headers[name.toLowerCase()] = value;
  }
  return headers;
}

async function findFile(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
