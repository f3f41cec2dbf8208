/**
 * `sitemap-index.xml`, with the data of the table of screens. Astro's integration itself pairs the
 * languages of a page only where their paths are equal, and does not support `x-default`.
 */
import sitemap, { ChangeFreqEnum, type SitemapItem } from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { dateOfScreen, findContentDates } from '#integrations/content-dates.ts';
import { mapShownArticles, readArticleFiles } from '#collections/article-files.ts';
import { dayAt } from '#domain/local-days.ts';
import { absoluteUrl } from '#i18n/absolute-url.ts';
import { defaultLocale, localeInfo, locales, type Locale } from '#i18n/locales.ts';
import { pathsOf, pathsOfArticle, type Paths, type ScreenId } from '#paths';
import { screens } from '#screens';

type Dates = ReturnType<typeof findContentDates>;
type Entry = Omit<SitemapItem, 'url'>;
type Frequency = Pick<SitemapItem, 'priority' | 'changefreq'>;

const frequencies = {
  daily: ChangeFreqEnum.DAILY,
  weekly: ChangeFreqEnum.WEEKLY,
  monthly: ChangeFreqEnum.MONTHLY,
};
const articleFrequency: Frequency = { priority: 0.6, changefreq: frequencies.monthly };

/**
 * Astro integration that writes the sitemap. Pages without an entry, such as those hidden from
 * search engines, are omitted.
 */
export function siteMap(): AstroIntegration {
  let entries: Map<string, Entry> | undefined;
  return sitemap({
    namespaces: { news: false, image: false, video: false, xhtml: true },
    serialize: ({ url }) => {
      if (!entries) {
        const dates = findContentDates();
        entries = new Map([...screenEntries(dates), ...articleEntries(dates, dayAt(new Date()))]);
      }
      const entry = entries.get(new URL(url).pathname);
      return entry && { ...entry, url };
    },
  });
}

function* screenEntries(dates: Dates): Generator<[string, Entry]> {
  for (const [id, screen] of Object.entries(screens)) {
    if (!('sitemap' in screen && screen.sitemap)) continue;
    const { priority, changefreq } = screen.sitemap;
    const paths = pathsOf(id as ScreenId);
    for (const locale of locales) {
      const lastmod = dateOfScreen(dates, id as ScreenId, locale);
      yield [
        paths[locale],
        toEntry({ priority, changefreq: frequencies[changefreq] }, paths, locales, lastmod),
      ];
    }
  }
}

function* articleEntries(dates: Dates, today: string): Generator<[string, Entry]> {
  const articles = readArticleFiles();
  const files = new Map(locales.map((locale) => [locale, mapShownArticles(articles, locale, today)]));
  for (const [locale, texts] of files) {
    for (const [id, file] of texts) {
      const paths = pathsOfArticle(id);
      const translations = locales.filter((other) => files.get(other)?.has(id));
      yield [paths[locale], toEntry(articleFrequency, paths, translations, dates.get(file))];
    }
  }
}

function toEntry(
  frequency: Frequency,
  paths: Paths,
  translations: readonly Locale[],
  lastmod: Date | undefined,
): Entry {
  const links = translations.map((locale) => ({
    lang: localeInfo[locale].hreflang,
    url: absoluteUrl(paths[locale]),
  }));
  return {
    ...frequency,
    lastmod: lastmod?.toISOString(),
    links: [...links, { lang: 'x-default', url: absoluteUrl(paths[defaultLocale]) }],
  };
}
