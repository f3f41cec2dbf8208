/** Which nodes a page gives to search engines, by its screen. */
import type { Article } from '#build/content/articles.ts';
import { blog, blogPosting } from '#build/structured-data/blog.ts';
import { business, organisation, service, theCompany } from '#build/structured-data/business.ts';
import type { Thing } from '#build/structured-data/schema.ts';
import { shareImageSize } from '#build/content/share-image-path.ts';
import { company } from '#company';
import { absoluteUrl } from '#i18n/absolute-url.ts';
import type { Locale } from '#i18n/locales.ts';
import { pathTo, serviceIds, type ScreenId, type ServiceId } from '#i18n/routes.ts';

export interface DescribedPage {
  /** Language of the page's text. */
  locale: Locale;
  screen: ScreenId;
  title: string;
  description: string;
  /** Canonical address. */
  url: string;
  /** Address of the share image. */
  image: string;
  article?: Article | undefined;
}

const pageTypes: Partial<Record<ScreenId, string>> = {
  services: 'CollectionPage',
  about: 'AboutPage',
  contact: 'ContactPage',
  blog: 'CollectionPage',
  search: 'SearchResultsPage',
};

/** The screens that are about the company itself, and so carry its whole profile. */
const profileScreens: readonly ScreenId[] = ['home', 'services', 'about', 'contact'];

/** The nodes for the head of a page. */
export async function describePage(page: DescribedPage): Promise<Thing[]> {
  const { locale, screen, image, article } = page;
  const subject = profileScreens.includes(screen) ? business(locale, image) : organisation;
  const nodes: Thing[] = [webPage(page), webSite(locale, screen === 'home'), subject];
  if (article) nodes.push(blogPosting(article, image));
  else if (screen === 'blog') nodes.push(await blog(locale));
  if (isService(screen)) nodes.push(await service(screen, locale));
  return nodes;
}

function webPage({ locale, screen, title, description, url, image, article }: DescribedPage): Thing {
  return {
    '@type': article ? 'WebPage' : (pageTypes[screen] ?? 'WebPage'),
    '@id': `${url}#page`,
    url,
    name: title,
    description,
    inLanguage: locale,
    primaryImageOfPage: { '@type': 'ImageObject', url: image, ...shareImageSize },
    isPartOf: { '@id': webSiteId(locale) },
    about: theCompany,
  };
}

/** The site in one language; the search that it offers is named once, on its home page. */
function webSite(locale: Locale, withSearch: boolean): Thing {
  const search = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absoluteUrl(pathTo('search', locale))}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': webSiteId(locale),
    name: company.brand,
    url: absoluteUrl(pathTo('home', locale)),
    inLanguage: locale,
    publisher: theCompany,
    ...(withSearch && { potentialAction: search }),
  };
}

function webSiteId(locale: Locale): string {
  return `${absoluteUrl(pathTo('home', locale))}#website`;
}

function isService(screen: ScreenId): screen is ServiceId {
  return (serviceIds as readonly ScreenId[]).includes(screen);
}
