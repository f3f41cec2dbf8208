import type { HTMLElement } from 'node-html-parser';
import { resolveOwnUrl, type BuiltPage, type BuiltSite } from './built-site.ts';
import { isLocale, locales, type Locale } from '#i18n/locales.ts';
import { pathTo } from '#paths';

/** Attributes that load a file. */
const loads = [
  ['img', 'src'],
  ['script', 'src'],
  ['link', 'href'],
  ['astro-island', 'component-url'],
  ['astro-island', 'renderer-url'],
] as const;

/**
 * Reports dead links and anchors, links to redirects and to other languages, missing files, and
 * orphaned pages.
 */
export function checkLinks(site: BuiltSite): string[] {
  return [...findDeadLinks(site), ...locales.flatMap((locale) => findOrphans(pathTo('home', locale), site))];
}

/** Reports the same faults as `checkLinks`, except orphaned pages. */
export function findDeadLinks(site: BuiltSite): string[] {
  const pages = [...site.pages.values()];
  return pages.flatMap((page) => checkPage(page, site).map((fault) => `${page.path}: ${fault}`));
}

function checkPage(page: BuiltPage, site: BuiltSite): string[] {
  const links = page.root.querySelectorAll('a[href]').flatMap((link) => checkLink(link, page, site));
  const files = loads.flatMap(([tag, attribute]) =>
    page.root
      .querySelectorAll(`${tag}[${attribute}]`)
      .map((element) => element.getAttribute(attribute) ?? '')
      .filter((address) => !isServed(resolveOwnUrl(address, page.path), site))
      .map((address) => `loads ${address}, which does not exist`),
  );
  return [...new Set([...links, ...files])];
}

function checkLink(link: HTMLElement, page: BuiltPage, site: BuiltSite): string[] {
  const address = link.getAttribute('href') ?? '';
  const url = resolveOwnUrl(address, page.path);
  if (!url) return [];
  if (isRedirect(url.pathname, site)) return [`links to ${address}, which is a redirect`];
  if (!isServed(url, site)) return [`links to ${address}, which does not exist`];
  const target = site.pages.get(url.pathname);
  if (!target) return [];
  const faults: string[] = [];
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (anchor && !target.root.querySelector(`[id="${anchor}"]`))
    faults.push(`links to ${address}, where nothing has the id "${anchor}"`);
  if (![page.locale, languageOf(link)].includes(target.locale))
    faults.push(`links to ${address}, which is in another language`);
  return faults;
}

/**
 * True when the build wrote the page or file. URLs of other sites and of functions are not checked.
 */
function isServed(url: URL | undefined, site: BuiltSite): boolean {
  if (!url || url.pathname.startsWith('/api/')) return true;
  return site.pages.has(url.pathname) || site.hasFile(url.pathname);
}

/**
 * True for the path of a redirect, and for a non-canonical form of a path, because platforms
 * redirect those too.
 */
function isRedirect(path: string, site: BuiltSite): boolean {
  const isOtherForm = path.endsWith('.html') || (path.endsWith('/') && path !== '/');
  return site.redirects.has(path) || isOtherForm;
}

/**
 * Returns the language that the link or the text around it states. Language links and untranslated
 * texts have a `lang` of their own.
 */
function languageOf(link: HTMLElement): Locale | undefined {
  const language = link.closest('[lang]')?.getAttribute('lang');
  return isLocale(language) ? language : undefined;
}

/** Finds indexable pages that cannot be reached from the home page of their language. */
function findOrphans(home: string, site: BuiltSite): string[] {
  const start = site.pages.get(home);
  if (!start) return [];
  const reached = new Set([start]);
  for (const page of reached) {
    for (const link of page.root.querySelectorAll('a[href]')) {
      const target = site.pages.get(
        resolveOwnUrl(link.getAttribute('href') ?? '', page.path)?.pathname ?? '',
      );
      if (target?.locale === start.locale) reached.add(target);
    }
  }
  return [...site.pages.values()]
    .filter((page) => page.indexed && page.locale === start.locale && !reached.has(page))
    .map(({ path }) => `${path}: no links lead here from ${home}`);
}
