/** The articles of the blog, as the pages show them. */
import type { BlogCategory } from '#build/content/categories.ts';
import { readingMinutes } from '#build/content/reading-time.ts';
import { fillFacts } from '#build/content/find-service.ts';
import { defaultLocale, isLocale, locales, type Locale } from '#i18n/locales.ts';
import { pathToArticle } from '#i18n/routes.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { getCollection, type CollectionEntry } from 'astro:content';

type Entry = CollectionEntry<'blog'>;

export interface Article {
  id: number;
  /** Language of the text: the one asked for, or Dutch where there is no translation. */
  language: Locale;
  /** The languages that have the text. */
  translations: Locale[];
  title: string;
  excerpt: string;
  date: Date;
  /** When the text was last brought up to date, if it was. */
  updated: Date | undefined;
  categoryKey: MessageKey;
  picture: ImageMetadata;
  alt: string;
  minutes: number;
  /** Path of its page in the language asked for. */
  href: string;
  entry: Entry;
}

const categoryKeys = {
  office: 'blog.categoryOffice',
  pharmacy: 'blog.categoryPharmacy',
  care: 'blog.categoryCare',
  sustainability: 'blog.categorySustainability',
  sme: 'blog.categorySme',
  quality: 'blog.categoryQuality',
} as const satisfies Record<BlogCategory, MessageKey>;

const pictures = import.meta.glob<ImageMetadata>('/src/assets/blog/*.svg', {
  eager: true,
  import: 'default',
});

/** A build asks many times; the development server must see what has changed. */
const lists = new Map<Locale, Promise<Article[]>>();

/**
 * All articles as a language shows them, newest first. Throws when files contradict each other,
 * with file, field and what is expected: that is what the schema of the collection cannot see.
 */
export function listArticles(locale: Locale): Promise<Article[]> {
  const list = (import.meta.env.PROD && lists.get(locale)) || readArticles(locale);
  lists.set(locale, list);
  return list;
}

async function readArticles(locale: Locale): Promise<Article[]> {
  const texts = groupById(await getCollection('blog'));
  return [...texts.values()].map((text) => toArticle(text, locale)).sort(newestFirst);
}

/** The articles to read after one: of its category first, then the newest. */
export function relatedArticles(articles: readonly Article[], { id, categoryKey }: Article): Article[] {
  const others = articles.filter((article) => article.id !== id);
  const [same, different] = [
    others.filter((article) => article.categoryKey === categoryKey),
    others.filter((article) => article.categoryKey !== categoryKey),
  ];
  return [...same, ...different].slice(0, 3);
}

/** The text without the soft hyphens that headings may hold. */
export function plainText(text: string): string {
  return text.replaceAll('\u00ad', '');
}

type Texts = Map<Locale, Entry>;

function toArticle(texts: Texts, locale: Locale): Article {
  const language = texts.has(locale) ? locale : defaultLocale;
  const entry = getText(texts, language);
  const { id, date, updated, category, image, ...words } = entry.data;
  return {
    id,
    language,
    translations: locales.filter((other) => texts.has(other)),
    ...fillFacts(words, language),
    date,
    updated,
    categoryKey: categoryKeys[category],
    picture: getPicture(image),
    minutes: readingMinutes(entry.body ?? '', language),
    href: pathToArticle(id, locale),
    entry,
  };
}

function newestFirst(one: Article, other: Article): number {
  return other.date.getTime() - one.date.getTime() || other.id - one.id;
}

function groupById(entries: readonly Entry[]): Map<number, Texts> {
  const articles = new Map<number, Texts>();
  for (const entry of entries) {
    const { id } = entry.data;
    const texts: Texts = articles.get(id) ?? new Map<Locale, Entry>();
    const language = languageOf(entry);
    const twin = texts.get(language);
    if (twin)
      fail(
        entry,
        'id',
        `expected a number that no other article has; ${String(id)} is that of ${nameOf(twin)}`,
      );
    articles.set(id, texts.set(language, entry));
  }
  for (const texts of articles.values()) checkTranslations(texts);
  return articles;
}

/** What has to be the same in all languages of an article. */
function checkTranslations(texts: Texts): void {
  const dutch = texts.get(defaultLocale);
  for (const entry of texts.values()) {
    if (!dutch)
      fail(
        entry,
        'id',
        `expected the id of an article in ${defaultLocale}/; there is none with ${String(entry.data.id)}`,
      );
    for (const field of ['category', 'image'] as const) {
      if (entry.data[field] !== dutch.data[field])
        fail(entry, field, `expected "${dutch.data[field]}", as in ${nameOf(dutch)}`);
    }
    if (entry.data.date.getTime() !== dutch.data.date.getTime())
      fail(entry, 'date', `expected ${dutch.data.date.toISOString().slice(0, 10)}, as in ${nameOf(dutch)}`);
  }
}

function languageOf(entry: Entry): Locale {
  const [folder = ''] = entry.id.split('/');
  if (isLocale(folder)) return folder;
  return fail(entry, 'folder', `expected one of ${locales.join(', ')}`);
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

function nameOf(entry: Entry): string {
  return entry.filePath ?? entry.id;
}

function fail(entry: Entry, field: string, expected: string): never {
  throw new Error(`${nameOf(entry)}: ${field}: ${expected}`);
}
