/** Checks the metadata of each page for browsers and search engines. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, resolveOwnUrl, type BuiltPage, type BuiltSite } from './built-site.ts';
import { defaultLocale, localeInfo, locales } from '#i18n/locales.ts';

const longest = { title: 60, description: 155 };
const imageSize = '1200x630';

/**
 * Reports faults of titles, descriptions, keywords, canonical URLs, alternates, share images, and
 * of the language, direction and main heading.
 */
export function checkHeads(site: BuiltSite): string[] {
  const pages = [...site.pages.values()];
  const searched = pages.filter(({ screen, indexed }) => screen && indexed);
  return [
    ...pages.flatMap((page) => checkHead(page, site).map((fault) => `${page.path}: ${fault}`)),
    ...findRepeats(pages, 'title', (page) => page.root.querySelector('title')?.text),
    ...findRepeats(pages, 'description', (page) => metaOf(page, 'description')),
    ...findRepeats(searched, 'keywords', (page) => metaOf(page, 'keywords')),
  ];
}

function checkHead(page: BuiltPage, site: BuiltSite): string[] {
  const { root, locale } = page;
  const html = root.querySelector('html');
  const faults = [
    ...checkLength('title', root.querySelector('title')?.text),
    ...checkLength('description', metaOf(page, 'description')),
    ...checkCanonical(page, site),
    ...checkAlternates(page, site),
    ...checkShareImage(page, site),
  ];
  if (html?.getAttribute('lang') !== locale) faults.push(`lang is not "${locale}"`);
  if (html?.getAttribute('dir') !== localeInfo[locale].dir)
    faults.push(`dir is not "${localeInfo[locale].dir}"`);
  const headings = root.querySelectorAll('h1').length;
  if (headings !== 1) faults.push(`has ${String(headings)} h1 elements instead of one`);
  return faults;
}

function checkLength(name: keyof typeof longest, text: string | undefined): string[] {
  if (!text?.trim()) return [`has no ${name}`];
  const tokens = text.match(/\{\w+\}/);
  if (tokens) return [`the ${name} holds ${tokens[0]}, which nothing filled in`];
  const { length } = Array.from(text.replace(/[\u00ad\u2066-\u2069]/g, ''));
  const limit = longest[name];
  return length > limit ? [`the ${name} has ${String(length)} characters, more than ${String(limit)}`] : [];
}

/**
 * Reports a canonical URL that is neither the page itself nor, for an untranslated text, the Dutch
 * page.
 */
function checkCanonical({ path, paths, root }: BuiltPage, site: BuiltSite): string[] {
  const links = root.querySelectorAll('link[rel="canonical"]');
  const address = links[0]?.getAttribute('href');
  if (links.length !== 1 || !address) return ['has not exactly one canonical address'];
  if (address === addressOf(path)) return [];
  const isDutch = address === addressOf(paths[defaultLocale]) && site.pages.has(paths[defaultLocale]);
  return isDutch ? [] : [`the canonical address ${address} is neither the page nor its Dutch text`];
}

function checkAlternates(page: BuiltPage, site: BuiltSite): string[] {
  const { path, paths } = page;
  const found = alternatesOf(page);
  const expected = new Map<string, string>();
  for (const locale of locales) {
    const other = site.pages.get(paths[locale]);
    if (other && isOwnText(other)) expected.set(localeInfo[locale].hreflang, addressOf(paths[locale]));
  }
  expected.set('x-default', addressOf(paths[defaultLocale]));
  const faults = [...expected]
    .filter(([language, address]) => found.get(language) !== address)
    .map(
      ([language, address]) =>
        `the alternate for ${language} is ${found.get(language) ?? 'missing'} instead of ${address}`,
    );
  const extra = [...found.keys()].filter((language) => !expected.has(language));
  faults.push(
    ...extra.map((language) => `the alternate for ${language} leads to no page with a text of its own`),
  );
  return [...faults, ...checkReturn(path, found, site)];
}

/** Reports alternates that do not name this page as an alternate in turn. */
function checkReturn(path: string, found: Map<string, string>, site: BuiltSite): string[] {
  const addresses = [...found.values()];
  if (!addresses.includes(addressOf(path))) return [];
  return addresses.flatMap((address) => {
    const other = site.pages.get(resolveOwnUrl(address)?.pathname ?? '');
    const returns = other && [...alternatesOf(other).values()].includes(addressOf(path));
    return returns ? [] : [`the alternate ${address} does not point back`];
  });
}

function alternatesOf({ root }: BuiltPage): Map<string, string> {
  const links = root.querySelectorAll('link[rel="alternate"][hreflang]');
  return new Map(links.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']));
}

function isOwnText({ path, root }: BuiltPage): boolean {
  return root.querySelector('link[rel="canonical"]')?.getAttribute('href') === addressOf(path);
}

function checkShareImage(page: BuiltPage, { directory, hasFile }: BuiltSite): string[] {
  const address = metaOf(page, 'og:image');
  if (!address) return ['has no og:image'];
  const path = address.startsWith('https://') ? resolveOwnUrl(address)?.pathname : undefined;
  if (!path || !hasFile(path)) return [`og:image ${address} is no full address of a file of the site`];
  if (!metaOf(page, 'og:image:alt')) return ['has no og:image:alt'];
  const png = readFileSync(join(directory, decodeURIComponent(path)));
  const size = `${String(png.readUInt32BE(16))}x${String(png.readUInt32BE(20))}`;
  return size === imageSize ? [] : [`og:image is ${size} instead of ${imageSize}`];
}

function metaOf({ root }: BuiltPage, name: string): string | undefined {
  const meta = root.querySelector(`meta[name="${name}"]`) ?? root.querySelector(`meta[property="${name}"]`);
  return meta?.getAttribute('content');
}

/**
 * Reports pages of a language with the same title, description or keywords. Ignores untranslated
 * pages, which have the canonical URL of the Dutch page.
 */
function findRepeats(
  pages: readonly BuiltPage[],
  name: string,
  read: (page: BuiltPage) => string | undefined,
): string[] {
  const own = pages.filter(isOwnText);
  return locales.flatMap((locale) => {
    const groups = Map.groupBy(
      own.filter((page) => page.locale === locale),
      read,
    );
    return [...groups]
      .filter(([, same]) => same.length > 1)
      .map(([text, same]) => `${same.map(({ path }) => path).join(', ')}: the same ${name} "${text ?? ''}"`);
  });
}
