/** Which nodes a page gives to search engines, by its screen. */
import type { Article } from '#build/content/articles.ts';
import { blog, blogPosting } from '#build/structured-data/blog.ts';
import { business, organisation, service, theCompany } from '#build/structured-data/business.ts';
import type { Thing } from '#build/structured-data/schema.ts';
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
  const nodes: Thing[] = [webPage(page), webSite(locale), subject];
  if (article) nodes.push(blogPosting(article, image));
  else if (screen === 'blog') nodes.push(await blog(locale));
  if (isService(screen)) nodes.push(await service(screen, locale));
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

/** The site in one language. */
function webSite(locale: Locale): Thing {
  return {
    '@type': 'WebSite',
    '@id': webSiteId(locale),
    name: company.brand,
    url: absoluteUrl(pathTo('home', locale)),
    inLanguage: locale,
    publisher: theCompany,
  };
}

function webSiteId(locale: Locale): string {
  return `${absoluteUrl(pathTo('home', locale))}#website`;
}

function isService(screen: ScreenId): screen is ServiceId {
  return (serviceIds as readonly ScreenId[]).includes(screen);
}
