/** What the files of the blog have to agree on. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  listArticleIds,
  readArticleFiles,
  readRemoved,
  removedFile,
  type ArticleFile,
} from '#collections/article-files.ts';
import { readContentFile } from '#collections/check/content-file.ts';
import { isShown, whyHidden } from '#collections/shown.ts';
import type { Fault } from '#collections/check/fault.ts';
import { utcDay } from '#domain/days.ts';
import { defaultLocale, locales } from '#i18n/locales.ts';
import { pathToArticle } from '#paths';

/** What is wrong among the articles in a project's directory. */
export function findArticleFaults(directory: string, today: string): Fault[] {
  const articles = readArticleFiles(directory);
  const dutch = new Map(
    articles.filter(({ locale }) => locale === defaultLocale).map((article) => [article.id, article]),
  );
  return [
    ...articles.flatMap((article) => checkArticle(directory, article, dutch.get(article.id))),
    ...articles.flatMap((article) => checkLinks(directory, article, dutch, today)),
    ...checkNumbers(directory, dutch),
    ...checkSubstitutes(directory, dutch, today),
  ];
}

/** The addresses of the articles that are there, shown or not, and of those that were removed. */
export function articlePaths(directory: string): string[] {
  const ids = listArticleIds(directory);
  return locales.flatMap((locale) => ids.map((id) => pathToArticle(id, locale)));
}

function checkArticle(directory: string, article: ArticleFile, dutch: ArticleFile | undefined): Fault[] {
  const { file, id } = article;
  const { fields } = readContentFile(directory, file);
  const fault = (field: string, message: string) => ({ file, line: fields?.lineOf([field]) ?? 1, message });
  if (!Number.isInteger(id))
    return [fault('id', 'the file is not named by a number of its own: give the article the next free one')];
  if (fields?.document.get('id') !== id)
    return [fault('id', `id is not the number by which the file is named: write id: ${String(id)}`)];
  if (!dutch)
    return [
      fault('id', `there is no Dutch article ${String(id)}: write that first, in blog/${defaultLocale}/`),
    ];
  const faults = (['category', 'image'] as const)
    .filter((field) => article[field] !== dutch[field])
    .map((field) => fault(field, `${field} is not that of ${dutch.file}: write ${String(dutch[field])}`));
  if (article.date < dutch.date)
    faults.push(fault('date', `date is before that of ${dutch.file}: write that day or a later one`));
  if (article.expires && article.expires <= article.date)
    faults.push(fault('expires', 'expires is not after date: write a later day, or take the line away'));
  return faults;
}

/** A link to an article may not become a dead one, nor be one until the article appears. */
function checkLinks(
  directory: string,
  article: ArticleFile,
  dutch: ReadonlyMap<number, ArticleFile>,
  today: string,
): Fault[] {
  if (article.draft) return [];
  const day = [utcDay(article.date), today].sort().at(-1) ?? today;
  const isThere = (target: ArticleFile) => isShown(target, day) && target.expires === undefined;
  const absent = new Map(
    [...dutch.values()]
      .filter((target) => !isThere(target))
      .map((target) => [pathToArticle(target.id, article.locale), target.file]),
  );
  return readContentFile(directory, article.file).elements.flatMap(({ href = '', line }) => {
    const target = absent.get(href.replace(/[?#].*/, ''));
    if (target === undefined) return [];
    const message =
      `the link leads to ${target}, which is not shown then: ` +
      'take the link away, or see to draft, date and expires there';
    return [{ file: article.file, line, message }];
  });
}

/** An article that is gone without a word leaves a dead address. */
function checkNumbers(directory: string, dutch: ReadonlyMap<number, ArticleFile>): Fault[] {
  if (!existsSync(join(directory, removedFile))) return [];
  const removed = new Set(readRemoved(directory).map(({ id }) => id));
  const last = Math.max(0, ...dutch.keys(), ...removed, ...numbersInHistory(directory));
  const all = Array.from({ length: last }, (_, index) => index + 1);
  return [
    ...all
      .filter((id) => !dutch.has(id) && !removed.has(id))
      .map((id) => `article ${String(id)} is gone: add its number, and the article to show instead`),
    ...[...removed]
      .filter((id) => dutch.has(id))
      .map((id) => `article ${String(id)} is still there: take its number away`),
  ].map(faultInRemoved);
}

/** Of articles that git saw go: that the last one is gone, no gap between the numbers tells. */
function numbersInHistory(directory: string): number[] {
  const folder = `src/content/blog/${defaultLocale}`;
  const log = ['log', '--no-renames', '--diff-filter=D', '--name-only', '--format=', '--', folder];
  // Without git, or a repository, there is none: an image is built without.
  const { stdout } = spawnSync('git', log, { cwd: directory, encoding: 'utf8' });
  return [...(stdout || '').matchAll(/\/(\d+)\.md$/gm)].map(([, id]) => Number(id));
}

/** One that has ended leads on to the list, as its own address does. */
function checkSubstitutes(
  directory: string,
  dutch: ReadonlyMap<number, ArticleFile>,
  today: string,
): Fault[] {
  if (!existsSync(join(directory, removedFile))) return [];
  const substitutes = readRemoved(directory).flatMap(({ to }) => to ?? []);
  return substitutes
    .flatMap((id) => {
      const article = dutch.get(id);
      if (!article) return `there is no article ${String(id)} to show instead: name another, or none`;
      const hidden = whyHidden(article, today);
      if (hidden === undefined || hidden === 'expired') return [];
      return `article ${String(id)} is not shown yet: name another to show instead, or none`;
    })
    .map(faultInRemoved);
}

function faultInRemoved(message: string): Fault {
  return { file: removedFile, line: 1, message };
}
