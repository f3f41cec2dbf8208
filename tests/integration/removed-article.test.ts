/** A removed article: its address, and links to it. */
import { startPlatform, type RunningPlatform } from '#server/platform/server.ts';
import { locales } from '#i18n/locales.ts';
import { pathTo, pathToArticle } from '#paths';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type CopiedProject } from '../support/copied-project.ts';
import { testSite } from '../support/test-site.ts';

const removed = 'src/content/removed.yaml';

let project: CopiedProject;
beforeAll(async () => {
  project = copyProject();
  for (const locale of locales)
    for (const id of [3, 4]) rmSync(join(project.directory, `src/content/blog/${locale}/${String(id)}.md`));
  // The others without their links to the two: each is a fault of its own.
  project.write('unlink.ts', unlink);
  await project.node(['unlink.ts']);
  project.write(removed, 'items: [{ id: 3 }, { id: 4, to: 5 }]\n');
});
afterAll(() => {
  project.remove();
});

const unlink = `
import { globSync, readFileSync, writeFileSync } from 'node:fs';
for (const file of globSync('src/content/{blog,services,legal,faq}/**/*.{md,yaml}'))
  writeFileSync(file, readFileSync(file, 'utf8').replace(/\\]\\(\\S*\\/blog\\/[34]\\)/g, '](/blog/1)'));
`;

const findFaults = () =>
  project.node(['scripts/check-content.ts']).then(
    () => [],
    (error: unknown) => (error as Error).message.split('\n').filter((line) => line.startsWith('src/')),
  );

test('the last one is missed too, which leaves no gap between the numbers', async () => {
  git('init', '--quiet');
  git('add', 'src/content');
  git('commit', '--quiet', '--message', 'Before');
  git('rm', '--quiet', '-r', 'src/content/blog/*/9.md');
  git('commit', '--quiet', '--message', 'After');
  const [fault = ''] = (await findFaults()).filter((line) => line.startsWith(removed));
  expect(fault).toBe(
    `${removed}, line 1: article 9 is gone: add its number, and the article to show instead.`,
  );
});

function git(...parameters: string[]): void {
  const author = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.com'];
  execFileSync('git', [...author, ...parameters], { cwd: project.directory });
}

test('its address leads on for good, in each language: to the other article, or to the list', async () => {
  const platform = await serve();
  try {
    for (const locale of locales) {
      expect(await answerOf(platform, pathToArticle(4, locale))).toEqual([301, pathToArticle(5, locale)]);
      expect(await answerOf(platform, pathToArticle(3, locale))).toEqual([301, pathTo('blog', locale)]);
      expect(await answerOf(platform, pathToArticle(5, locale))).toEqual([200, null]);
      expect(await answerOf(platform, pathTo('blog', locale))).toEqual([200, null]);
    }
  } finally {
    await platform.stop();
  }
});

/** The built site without the two, and with the files that a build writes of the list. */
async function serve(): Promise<RunningPlatform> {
  // In a folder without functions: those on a timer would ask for a database.
  const directory = join(project.directory, 'served');
  mkdirSync(join(directory, 'functions'), { recursive: true });
  cpSync(testSite.directory, join(directory, 'dist'), { recursive: true });
  for (const locale of locales)
    for (const id of [3, 4]) rmSync(join(directory, `dist/client${pathToArticle(id, locale)}.html`));
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
