import { renderWith } from '#server/rendering/server-module.ts';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('a page that could not be rendered is a fault, not an empty page', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'server-module-'));
  await mkdir(join(directory, 'server'));
  const module = `export const renderPage = async (path) => new Response('', { status: path === '/fails' ? 500 : 200 });`;
  await writeFile(join(directory, 'server/entry.mjs'), module);
  await expect(renderWith(directory, '/fails', { locale: 'nl' })).rejects.toThrow('/fails');
  expect((await renderWith(directory, '/works', { locale: 'nl' })).status).toBe(200);
});
