/** The files of the blog, for code outside Astro: the sitemap, redirects and checks. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isShown, showsDrafts } from '#collections/shown.ts';
import { defaultLocale, locales, type Locale } from '#i18n/locales.ts';
import { pathTo, pathToArticle } from '#paths';
import { extractFrontmatter } from 'astro/markdown';
import { parse, parseDocument } from 'yaml';

const folder = 'src/content/blog';
const removedFile = 'src/content/removed.yaml';

/**
 * Lists all articles in these languages, including hidden ones. Invalid YAML is parsed as far as
 * possible, since `scripts/check-content.ts` reports it.
 */
export function readArticleFiles(directory = '.', languages: readonly Locale[] = locales): ArticleFile[] {
  return languages.flatMap((locale) =>
    globSync(`${folder}/${locale}/*.md`, { cwd: directory }).map((file) =>
      readArticle(directory, file, locale),
    ),
  );
}

/** Fields before validation. */
type Fields = Partial<Record<'draft' | 'date' | 'expires' | 'category' | 'image' | 'alt', unknown>>;

function readArticle(directory: string, file: string, locale: Locale) {
  const text = readFileSync(join(directory, file), 'utf8');
  const fields = (parseDocument(extractFrontmatter(text) ?? '').toJS() ?? {}) as Fields;
  const expires = textOf(fields.expires);
  return {
    // Path in the project.
    file,
    locale,
    // The number in its file name.
    id: Number(basename(file, '.md')),
    draft: fields.draft === true,
    date: new Date(textOf(fields.date) ?? ''),
    expires: expires === undefined ? undefined : new Date(expires),
    category: textOf(fields.category),
    image: textOf(fields.image),
    // The alternative text of the picture.
    alt: textOf(fields.alt),
  };
}

export type ArticleFile = ReturnType<typeof readArticle>;

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/**
 * Lists the articles that a language shows on a day, by number. An article without its Dutch text
 * is not shown at all.
 */
export function listArticleFiles(
  articles: readonly ArticleFile[],
  locale: Locale,
  today: string,
): Map<number, string> {
  const shown = articles.filter((article) => showsDrafts(false) || isShown(article, today));
  const dutch = new Set(shown.filter((article) => article.locale === defaultLocale).map(({ id }) => id));
  const own = shown.filter((article) => article.locale === locale && dutch.has(article.id));
  return new Map(own.map(({ id, file }) => [id, file]));
}

/** The paths of the articles on the site on a day, in every language. */
export function listArticlePaths(today: string, drafts = showsDrafts(false), directory = '.'): Set<string> {
  const dutch = readArticleFiles(directory, [defaultLocale]);
  const shown = dutch.filter((article) => drafts || isShown(article, today));
  return new Set(shown.flatMap(({ id }) => locales.map((locale) => pathToArticle(id, locale))));
}

interface Removed {
  id: number;
  to?: number | undefined;
}

function readRemoved(directory = '.'): Removed[] {
  const list = parse(readFileSync(join(directory, removedFile), 'utf8')) as { items?: Removed[] } | null;
  return list?.items ?? [];
}

/** Redirects of articles that were removed or have expired. */
export function articleRedirects(today: string): { from: string; to: string; status: '301' | '302' }[] {
  const isOver = ({ expires }: ArticleFile) =>
    expires !== undefined && !isShown({ date: new Date(0), expires }, today);
  const over = showsDrafts(false) ? [] : readArticleFiles('.', [defaultLocale]).filter(isOver);
  const removed = readRemoved();
  const shown = listArticlePaths(today);
  return locales.flatMap((locale) => [
    ...removed.map(({ id, to }) => ({
      from: pathToArticle(id, locale),
      // The target may have been removed since.
      to:
        to !== undefined && shown.has(pathToArticle(to, locale))
          ? pathToArticle(to, locale)
          : pathTo('blog', locale),
      status: '301' as const,
    })),
    ...over.map(({ id }) => ({
      from: pathToArticle(id, locale),
      to: pathTo('blog', locale),
      status: '302' as const,
    })),
  ]);
}
