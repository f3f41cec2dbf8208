/**
 * Checks that the build wrote everything: each page in each language, and the files about the site.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { addressOf, resolveOwnUrl, type BuiltSite } from './built-site.ts';
import { mapShownArticles, readArticleFiles } from '#collections/article-files.ts';
import { dayAt } from '#domain/local-days.ts';
import { defaultLocale, locales } from '#i18n/locales.ts';
import { pathsOf, pathToArticle, type ScreenId } from '#paths';
import { screens } from '#screens';

/**
 * Reports missing pages of screens and articles, and faults of the sitemap, robots.txt and the
 * manifest.
 */
export function checkCompleteness(site: BuiltSite): string[] {
  return [...checkPages(site), ...checkSitemap(site), ...checkRobots(site), ...checkManifest(site)];
}

function checkPages(site: BuiltSite): string[] {
  const ids = [...mapShownArticles(readArticleFiles(), defaultLocale, dayAt(new Date())).keys()];
  const expected = [
    ...(Object.keys(screens) as ScreenId[]).flatMap((screen) => Object.values(pathsOf(screen))),
    ...locales.flatMap((locale) => ids.map((id) => pathToArticle(id, locale))),
  ];
  return expected.filter((path) => !site.pages.has(path)).map((path) => `${path}: was not built`);
}

function checkSitemap(site: BuiltSite): string[] {
  const index = readXml(site, '/sitemap-index.xml');
  if (!index) return ['/sitemap-index.xml: was not built'];
  const files = textsOf(index, 'loc').map((address) => resolveOwnUrl(address)?.pathname ?? address);
  const entries = files.flatMap((file) => readXml(site, file)?.querySelectorAll('url') ?? []);
  const listed = new Map(entries.map((entry) => [textsOf(entry, 'loc')[0] ?? '', entry]));
  const indexed = [...site.pages.values()].filter((page) => page.indexed);
  const addresses = new Set(indexed.map(({ path }) => addressOf(path)));
  return [
    ...[...addresses]
      .filter((address) => !listed.has(address))
      .map((address) => `the sitemap lacks ${address}`),
    ...[...listed].flatMap(([address, entry]) =>
      addresses.has(address)
        ? checkEntry(address, entry, site)
        : [`the sitemap lists ${address}, which is not for search engines`],
    ),
  ];
}

function checkEntry(address: string, entry: HTMLElement, site: BuiltSite): string[] {
  const page = site.pages.get(resolveOwnUrl(address)?.pathname ?? '');
  const read = (links: HTMLElement[]) =>
    links
      .map((link) => `${link.getAttribute('hreflang') ?? ''} ${link.getAttribute('href') ?? ''}`)
      .join(', ');
  const listed = read(entry.querySelectorAll('[hreflang]'));
  const linked = read(page?.root.querySelectorAll('link[hreflang]') ?? []);
  const faults = ['priority', 'changefreq']
    .filter((tag) => textsOf(entry, tag).length === 0)
    .map((tag) => `the sitemap gives no ${tag} for ${address}`);
  if (listed !== linked)
    faults.push(`the sitemap's alternates of ${address} are not those of the page: ${listed}`);
  const [changed] = textsOf(entry, 'lastmod');
  if (changed && !(Date.parse(changed) <= Date.now()))
    faults.push(`the sitemap says that ${address} changed on ${changed}`);
  return faults;
}

function checkRobots(site: BuiltSite): string[] {
  const text = readText(site, '/robots.txt');
  const line = `Sitemap: ${addressOf('/sitemap-index.xml')}`;
  return text?.split('\n').includes(line) ? [] : [`/robots.txt: has no line "${line}"`];
}

function checkManifest(site: BuiltSite): string[] {
  const text = readText(site, '/site.webmanifest');
  if (!text) return ['/site.webmanifest: was not built'];
  const { icons, start_url: start } = JSON.parse(text) as { icons: { src: string }[]; start_url: string };
  const missing = icons
    .filter(({ src }) => !site.hasFile(src))
    .map(({ src }) => `/site.webmanifest: ${src} does not exist`);
  return site.pages.has(start) ? missing : [...missing, `/site.webmanifest: ${start} does not exist`];
}

function readXml(site: BuiltSite, path: string): HTMLElement | undefined {
  const text = readText(site, path);
  return text === undefined ? undefined : parse(text);
}

function readText(site: BuiltSite, path: string): string | undefined {
  return site.hasFile(path) ? readFileSync(join(site.directory, path), 'utf8') : undefined;
}

function textsOf(element: HTMLElement, tag: string): string[] {
  return element.getElementsByTagName(tag).map(({ text }) => text.trim());
}
