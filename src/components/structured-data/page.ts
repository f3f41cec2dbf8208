/** The structured data of a page, which depends on its screen. */
import type { Article } from '#collections/articles.ts';
import { blogPosting } from '#components/structured-data/blog.ts';
import { business, organisation, theCompany } from '#components/structured-data/business.ts';
import type { Thing } from '#components/structured-data/schema.ts';
import { company } from '#company';
import { absoluteUrl } from '#i18n/absolute-url.ts';
import type { Locale } from '#i18n/locales.ts';
import { pathTo, type ScreenId } from '#paths';
import { questionParameter } from '#contracts/search.ts';

export interface DescribedPage {
  /** The language of the page's text. */
  locale: Locale;
  screen: ScreenId;
  title: string;
  description: string;
  url: string;
  image: string;
  article?: Article | undefined;
  /** The page's own subject, such as a service or the blog. */
  subject?: Thing | undefined;
}

const pageTypes: Partial<Record<ScreenId, string>> = {
  services: 'CollectionPage',
  about: 'AboutPage',
  contact: 'ContactPage',
  blog: 'CollectionPage',
  search: 'SearchResultsPage',
};

/** The screens about the company itself, which describe it in full. */
const profileScreens: readonly ScreenId[] = ['home', 'services', 'about', 'contact'];

/** Returns the nodes for the head of a page. */
export function describePage(page: DescribedPage): Thing[] {
  const { locale, screen, image, article, subject } = page;
  const nodes: Thing[] = [
    webPage(page),
    webSite(locale, screen),
    profileScreens.includes(screen) ? business(locale, image) : organisation,
  ];
  if (article) nodes.push(blogPosting(article, image));
  if (subject) nodes.push(subject);
  return nodes;
}

function webPage({ locale, screen, title, description, url, article }: DescribedPage): Thing {
  return {
    '@type': article ? 'WebPage' : (pageTypes[screen] ?? 'WebPage'),
    '@id': `${url}#page`,
    url,
    name: title,
    description,
    inLanguage: locale,
    isPartOf: { '@id': webSiteId(locale) },
    about: theCompany,
  };
}

/**
 * The site in one language. Only the home page describes its search, because search engines expect
 * it there.
 */
function webSite(locale: Locale, screen: ScreenId): Thing {
  return {
    '@type': 'WebSite',
    '@id': webSiteId(locale),
    name: company.brand,
    url: absoluteUrl(pathTo('home', locale)),
    inLanguage: locale,
    publisher: theCompany,
    ...(screen === 'home' && { potentialAction: search(locale) }),
  };
}

/**
 * The search of the site (https://schema.org/docs/actions.html). `URLSearchParams` is not used,
 * because it would encode the braces.
 */
function search(locale: Locale): Thing {
  const url = absoluteUrl(pathTo('search', locale));
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${url}?${questionParameter}={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
}

function webSiteId(locale: Locale): string {
  return `${absoluteUrl(pathTo('home', locale))}#website`;
}
