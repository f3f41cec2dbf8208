/**
 * How a build treats texts: a mistake in a text stops it with a message that names the remedy, and
 * a removed article is redirected.
 */
import { locales } from '#i18n/locales.ts';
import { pathTo, pathToArticle } from '#paths';
import { expect, onTestFinished, test } from 'vitest';
import { copyProject } from '../support/copied-project.ts';

test('a build stops at a mistake in an article, and reports its file, line and remedy', async () => {
  const project = copyProject();
  onTestFinished(project.remove);
  project.replace('src/content/blog/nl/1.md', /\n---\n/, '\n---\n\nVanaf {prijs} per beurt.\n');
  const sentence = /^src\/content\/blog\/nl\/1\.md, regel \d+: \{prijs\} is geen gegeven\. .*\.$/m;
  await expect(project.npm('build')).rejects.toThrow(sentence);
  expect(() => project.read('dist/client/_headers')).toThrow('ENOENT');
});

const lastStep = `
import { netlifyFiles } from '#integrations/netlify-files.ts';
await netlifyFiles().hooks['astro:build:done']({ dir: new URL('dist/client/', import.meta.url) });
`;

test('the path of a removed article redirects to the article that an editor chose, or else to the list, in each language', async () => {
  const project = copyProject();
  onTestFinished(project.remove);
  project.replace('src/content/blog/nl/7.md', /^---$/m, '---\ndraft: true');
  project.write('src/content/removed.yaml', 'items: [{ id: 3 }, { id: 4, to: 5 }, { id: 6, to: 7 }]\n');
  project.write('dist/client/404.html', '');
  project.write('last-step.ts', lastStep);
  await project.node(['last-step.ts']);
  const rules = project.read('dist/client/_redirects').split('\n');
  const rulesOf = (path: string) => rules.filter((rule) => rule.startsWith(`${path} `));
  for (const locale of locales) {
    const redirect = (id: number, to: string) => [`${pathToArticle(id, locale)} ${to} 301`];
    expect(rulesOf(pathToArticle(4, locale))).toEqual(redirect(4, pathToArticle(5, locale)));
    // An article without a target, or with a draft as its target, redirects to the list.
    for (const id of [3, 6])
      expect(rulesOf(pathToArticle(id, locale))).toEqual(redirect(id, pathTo('blog', locale)));
    // A draft that is not in the list of removed articles has no rule.
    expect(rulesOf(pathToArticle(7, locale))).toEqual([]);
  }
});
