/** Reads the articles of the blog without `astro:content`. */
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
 * possible, because `scripts/check-content.ts` reports it.
 */
export function readArticleFiles(directory = '.', languages: readonly Locale[] = locales): ArticleFile[] {
  return languages.flatMap((locale) =>
    globSync(`${folder}/${locale}/*.md`, { cwd: directory }).map((file) =>
      readArticle(directory, file, locale),
    ),
  );
}

/** Frontmatter before validation. */
type Fields = Partial<Record<'draft' | 'date' | 'expires' | 'category' | 'image' | 'alt', unknown>>;

function readArticle(directory: string, file: string, locale: Locale) {
  const text = readFileSync(join(directory, file), 'utf8');
  const fields = (parseDocument(extractFrontmatter(text) ?? '').toJS() ?? {}) as Fields;
  const expires = stringOrUndefined(fields.expires);
  return {
    // Path relative to the project directory.
    file,
    locale,
    // The number in the file name.
    id: Number(basename(file, '.md')),
    draft: fields.draft === true,
    date: new Date(stringOrUndefined(fields.date) ?? ''),
    expires: expires === undefined ? undefined : new Date(expires),
    category: stringOrUndefined(fields.category),
    image: stringOrUndefined(fields.image),
    alt: stringOrUndefined(fields.alt),
  };
}

export type ArticleFile = ReturnType<typeof readArticle>;

function stringOrUndefined(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/**
 * Maps the numbers of the articles shown in a language on a day to their files. Without a visible
 * Dutch text, an article is not shown in any language.
 */
export function mapShownArticles(
  articles: readonly ArticleFile[],
  locale: Locale,
  today: string,
): Map<number, string> {
  const shown = articles.filter((article) => showsDrafts(false) || isShown(article, today));
  const dutch = new Set(shown.filter((article) => article.locale === defaultLocale).map(({ id }) => id));
  const translated = shown.filter((article) => article.locale === locale && dutch.has(article.id));
  return new Map(translated.map(({ id, file }) => [id, file]));
}

/** Lists the paths of the articles on a day; each exists in every language, else in Dutch. */
export function listShownPaths(today: string, drafts = showsDrafts(false), directory = '.'): Set<string> {
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

/** Lists the redirects of articles that were removed or have expired. */
export function articleRedirects(today: string): { from: string; to: string; status: '301' | '302' }[] {
  const isExpired = ({ expires }: ArticleFile) =>
    expires !== undefined && !isShown({ date: new Date(0), expires }, today);
  const expired = showsDrafts(false) ? [] : readArticleFiles('.', [defaultLocale]).filter(isExpired);
  const removed = readRemoved();
  const shown = listShownPaths(today);
  return locales.flatMap((locale) => [
    ...removed.map(({ id, to }) => ({
      from: pathToArticle(id, locale),
      // The target may be missing or hidden.
      to:
        to !== undefined && shown.has(pathToArticle(to, locale))
          ? pathToArticle(to, locale)
          : pathTo('blog', locale),
      status: '301' as const,
    })),
    ...expired.map(({ id }) => ({
      from: pathToArticle(id, locale),
      to: pathTo('blog', locale),
      status: '302' as const,
    })),
  ]);
}
