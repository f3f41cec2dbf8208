/** The articles of the blog, for pages. */
import type { BlogCategory } from '#collections/categories.ts';
import { countWords, readingMinutes } from '#collections/reading-time.ts';
import { fillFacts } from '#collections/fill-facts.ts';
import { isShown, showsDrafts, hiddenReason, type Hidden } from '#collections/shown.ts';
import { dayAt } from '#domain/local-days.ts';
import { defaultLocale, isLocale, locales, type Locale } from '#i18n/locales.ts';
import { pathToArticle } from '#paths';
import type { MessageKey } from '#i18n/translate.ts';
import { getCollection, type CollectionEntry } from 'astro:content';
import { basename } from 'node:path';

type Entry = CollectionEntry<'blog'>;

const categoryKeys = {
  office: 'blog.categoryOffice',
  pharmacy: 'blog.categoryPharmacy',
  care: 'blog.categoryCare',
  sustainability: 'blog.categorySustainability',
  sme: 'blog.categorySme',
  quality: 'blog.categoryQuality',
} as const satisfies Record<BlogCategory, MessageKey>;

const hiddenKeys = {
  draft: 'blog.draft',
  scheduled: 'blog.scheduled',
  expired: 'blog.expired',
} as const satisfies Record<Hidden, MessageKey>;

const pictures = import.meta.glob<ImageMetadata>('/src/assets/blog/*.svg', {
  eager: true,
  import: 'default',
});

const drafts = showsDrafts(import.meta.env.DEV);

/**
 * The lists by language, cached during a build. The development server reads them again, so that it
 * shows changes.
 */
const lists = new Map<Locale, Promise<Article[]>>();

/**
 * Lists the articles that are shown today, newest first, in Dutch where the translation is missing.
 * `scripts/check-content.ts` checks what the texts of an article must have in common.
 */
export function listArticles(locale: Locale): Promise<Article[]> {
  const list = (import.meta.env.PROD && lists.get(locale)) || readArticles(locale, dayAt(new Date()));
  lists.set(locale, list);
  return list;
}

async function readArticles(locale: Locale, today: string): Promise<Article[]> {
  const entries = await getCollection('blog', ({ data }) => drafts || isShown(data, today));
  return [...groupById(entries).values()]
    .filter((texts) => texts.has(defaultLocale))
    .map((texts) => toArticle(texts, locale, today))
    .sort(newestFirst);
}

const relatedCount = 3;

/**
 * Returns up to three other articles: the newest of the same category, then the newest of others.
 */
export function relatedArticles(articles: readonly Article[], { id, categoryKey }: Article): Article[] {
  const find = (isWanted: (article: Article) => boolean, count: number) =>
    articles.values().filter(isWanted).take(count);
  const same = [...find((other) => other.id !== id && other.categoryKey === categoryKey, relatedCount)];
  return [...same, ...find((other) => other.categoryKey !== categoryKey, relatedCount - same.length)];
}

type Texts = Map<Locale, Entry>;

function toArticle(texts: Texts, locale: Locale, today: string) {
  const language = texts.has(locale) ? locale : defaultLocale;
  const entry = getText(texts, language);
  const { date, updated, category, image, ...shownTexts } = entry.data;
  const id = numberOf(entry);
  const hidden = hiddenReason(entry.data, today);
  const words = countWords(entry.body ?? '');
  return {
    id,
    // Language of the text: the requested one, or Dutch when there is no translation.
    language,
    // The languages that the article is shown in.
    translations: locales.filter((other) => texts.has(other)),
    ...fillFacts(shownTexts, language),
    date,
    updated,
    categoryKey: categoryKeys[category],
    picture: getPicture(image),
    words,
    minutes: readingMinutes(words, language),
    // The key of the label of a hidden text, which only previews and the development server show.
    hiddenKey: hidden && hiddenKeys[hidden],
    // Path of the page in the requested language.
    href: pathToArticle(id, locale),
    entry,
  };
}

export type Article = ReturnType<typeof toArticle>;

function newestFirst(one: Article, other: Article): number {
  return other.date.getTime() - one.date.getTime() || other.id - one.id;
}

function groupById(entries: readonly Entry[]): Map<number, Texts> {
  const articles = new Map<number, Texts>();
  for (const entry of entries) {
    const texts: Texts = articles.get(numberOf(entry)) ?? new Map<Locale, Entry>();
    articles.set(numberOf(entry), texts.set(languageOf(entry), entry));
  }
  return articles;
}

function languageOf({ id }: Entry): Locale {
  const [folder] = id.split('/');
  if (isLocale(folder)) return folder;
  throw new Error(`src/content/blog/${id}.md is in the folder of no language`);
}

/** The number in the file name. */
function numberOf({ id }: Entry): number {
  return Number(basename(id));
}

function getText(texts: Texts, language: Locale): Entry {
  const entry = texts.get(language);
  if (!entry) throw new Error(`An article has no text in ${language}`);
  return entry;
}

function getPicture(name: string): ImageMetadata {
  const picture = pictures[`/src/assets/blog/${name}.svg`];
  if (!picture) throw new Error(`src/assets/blog/${name}.svg is missing`);
  return picture;
}
