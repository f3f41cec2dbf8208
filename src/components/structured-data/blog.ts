import type { Article } from '#collections/articles.ts';
import { organisation, theCompany } from '#components/structured-data/business.ts';
import type { Thing } from '#components/structured-data/schema.ts';
import { utcDay } from '#domain/days.ts';
import { absoluteUrl } from '#i18n/absolute-url.ts';
import type { Locale } from '#i18n/locales.ts';
import { pathTo, pathToArticle } from '#paths';
import { translator } from '#i18n/translate.ts';

const newest = 10;

/**
 * The blog in one language, with its newest articles. Articles in another language are left out.
 */
export function blog(locale: Locale, articles: readonly Article[]): Thing {
  const own = articles.filter(({ language }) => language === locale);
  return {
    ...blogReference(locale),
    name: translator(locale)('common.blog'),
    inLanguage: locale,
    publisher: theCompany,
    blogPost: own.slice(0, newest).map(summary),
  };
}

/** An article; `image` is the URL of its share image. */
export function blogPosting(article: Article, image: string): Thing {
  const { language, excerpt, picture, words, minutes, categoryKey } = article;
  const url = articleUrl(article);
  return {
    ...summary(article),
    description: excerpt,
    image: [image, absoluteUrl(picture.src)],
    dateModified: utcDay(article.updated ?? article.date),
    // The company is the author, because articles have no personal author.
    author: organisation,
    publisher: theCompany,
    inLanguage: language,
    articleSection: translator(language)(categoryKey),
    wordCount: words,
    timeRequired: `PT${String(minutes)}M`,
    mainEntityOfPage: url,
    isPartOf: blogReference(language),
  };
}

function summary(article: Article): Thing {
  const url = articleUrl(article);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: article.title,
    url,
    datePublished: utcDay(article.date),
  };
}

function blogReference(locale: Locale): Thing {
  const url = absoluteUrl(pathTo('blog', locale));
  return { '@type': 'Blog', '@id': `${url}#blog`, url };
}

/** The URL of the article in the language of its text. */
function articleUrl({ id, language }: Article): string {
  return absoluteUrl(pathToArticle(id, language));
}
