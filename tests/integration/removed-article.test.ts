/** The path of a removed article: redirected, or not found. */
import { startPlatform, type RunningPlatform } from '#server/platform/server.ts';
import { locales } from '#i18n/locales.ts';
import { pathTo, pathToArticle } from '#paths';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type CopiedProject } from '../support/copied-project.ts';
import { testSite } from '../support/test-site.ts';

const gone = [3, 4, 6];

let project: CopiedProject;
beforeAll(() => {
  project = copyProject();
  for (const locale of locales)
    for (const id of gone) rmSync(join(project.directory, `src/content/blog/${locale}/${String(id)}.md`));
  project.replace('src/content/blog/nl/7.md', /^---$/m, '---\ndraft: true');
});
afterAll(() => {
  project.remove();
});

test('its path redirects where an editor chose so, and otherwise responds with 404, in each language', async () => {
  project.write('src/content/removed.yaml', 'items: [{ id: 3 }, { id: 4, to: 5 }, { id: 6, to: 7 }]\n');
  const platform = await serve();
  try {
    for (const locale of locales) {
      expect(await answerOf(platform, pathToArticle(4, locale))).toEqual([301, pathToArticle(5, locale)]);
      // Without a target, or with a draft as its target, it redirects to the list.
      for (const id of [3, 6])
        expect(await answerOf(platform, pathToArticle(id, locale))).toEqual([301, pathTo('blog', locale)]);
      expect(await answerOf(platform, pathToArticle(7, locale))).toEqual([404, null]);
      expect(await answerOf(platform, pathToArticle(5, locale))).toEqual([200, null]);
      expect(await answerOf(platform, pathTo('blog', locale))).toEqual([200, null]);
    }
  } finally {
    await platform.stop();
  }
});

/** Serves the built site without the removed articles, with the redirects that a build writes. */
async function serve(): Promise<RunningPlatform> {
  // In a folder without functions: scheduled ones would need a database.
  const directory = join(project.directory, 'served');
  mkdirSync(join(directory, 'functions'), { recursive: true });
  cpSync(testSite.directory, join(directory, 'dist'), { recursive: true });
  for (const locale of locales)
    for (const id of [...gone, 7]) rmSync(join(directory, `dist/client${pathToArticle(id, locale)}.html`));
  project.write('last-step.ts', lastStep);
  await project.node(['last-step.ts']);
  const siteDirectory = () => 'dist';
  return startPlatform({ projectDirectory: directory, siteDirectory, port: 0 });
}

const lastStep = `
import { netlifyFiles } from '#integrations/netlify-files.ts';
await netlifyFiles().hooks['astro:build:done']({ dir: new URL('served/dist/client/', import.meta.url) });
`;

async function answerOf({ url }: RunningPlatform, path: string): Promise<unknown> {
  const { status, headers } = await fetch(url + path, { redirect: 'manual' });
  return [status, headers.get('location')];
}
