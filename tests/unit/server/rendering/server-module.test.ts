import { renderWith } from '#server/rendering/server-module.ts';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../support/temporary-folder.ts';

test('a page that could not be rendered is an error, not an empty page', async () => {
  const directory = await temporaryFolder();
  const module = `export const renderPage = async (path) => new Response('', { status: path === '/fails' ? 500 : 200 });`;
  writeFiles(directory, { 'server/entry.mjs': module });
  await expect(renderWith(directory, '/fails', { locale: 'nl' })).rejects.toThrow('/fails');
  expect((await renderWith(directory, '/works', { locale: 'nl' })).status).toBe(200);
});
