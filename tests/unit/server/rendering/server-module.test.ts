import { renderWith } from '#server/rendering/server-module.ts';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';

test('many pages at once leave turns of the event loop to what came after them', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'rendering-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  await mkdir(join(directory, 'server'));
  const entry = `export const renderPage = (path) =>
    path === '/broken' ? Promise.reject(new Error('broken')) : Promise.resolve(new Response('page'));`;
  await writeFile(join(directory, 'server/entry.mjs'), entry);
  await renderWith(directory, '/page', { locale: 'nl' });

  let rendered = 0;
  const pages = Array.from({ length: 100 }, async (_, index) => {
    await renderWith(directory, index === 50 ? '/broken' : '/page', { locale: 'nl' }).catch(() => undefined);
    rendered += 1;
  });
  for (let turn = 0; turn < 10; turn += 1) await setImmediate();
  expect(rendered).toBeLessThan(50);
  await Promise.all(pages);
  expect(rendered).toBe(100);
});
