import { listArticles } from '#collections/articles.ts';
import { plainText } from '#collections/plain-text.ts';
import { company } from '#company';
import { absoluteUrl } from '#i18n/absolute-url.ts';
import { localeInfo, locales, type Locale } from '#i18n/locales.ts';
import { pathTo, pathToFeed, toRestParam } from '#paths';
import { translator } from '#i18n/translate.ts';
import rss from '@astrojs/rss';
import type { APIContext } from 'astro';

export const getStaticPaths = () =>
  locales.map((locale) => ({ params: { feed: toRestParam(pathToFeed(locale)) }, props: { locale } }));

/**
 * Returns the blog of one language as RSS 2.0. Articles without a translation are in Dutch, as on
 * the site, and marked as such.
 */
export async function GET({ props }: APIContext<{ locale: Locale }>): Promise<Response> {
  const { locale } = props;
  const t = translator(locale);
  const articles = await listArticles(locale);
  return rss({
    title: t('blog.feedTitle'),
    description: t('blog.description'),
    site: new URL(pathTo('blog', locale), company.siteUrl).href,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${localeInfo[locale].hreflang}</language><atom:link href="${absoluteUrl(pathToFeed(locale))}" rel="self" type="application/rss+xml"/>`,
    items: articles.map(({ title, excerpt, date, href, language, categoryKey }) => ({
      title: plainText(language === locale ? title : `${title} (${t('common.dutchOnlyShort')})`),
      description: excerpt,
      pubDate: date,
      link: new URL(href, company.siteUrl).href,
      categories: [plainText(t(categoryKey))],
    })),
  });
}
