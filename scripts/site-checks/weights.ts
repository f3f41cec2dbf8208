/** Checks the compressed sizes of pages, and of the style sheets, fonts and images they load. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPage, BuiltSite } from './built-site.ts';
import { localeInfo } from '#i18n/locales.ts';
import { pathTo } from '#paths';
import { submissions } from '#contracts/registry.ts';
import { compressedBytes } from '../site/compressed-bytes.ts';

/**
 * The limits of a page that is no article and of a style sheet let each fit in the initial
 * congestion window of 14,600 bytes (RFC 6928).
 */
const maxPageBytes = 12_000;
const maxArticleBytes = 20_000;
const maxSheetBytes = 13_100;
const maxTotalBytes = { ltr: 80 * 1024, rtl: 110 * 1024 };

/** Screens that load React, or the index of the search; only their HTML and sheets are checked. */
const interactiveScreens: string[] = [
  ...submissions.map(({ screen }) => screen),
  'search',
  'price',
  'login',
  'adsHeaders',
  'adsConversion',
  'analyticsDebug',
];

/**
 * Reports pages and sheets that are too large, pages with several sheets, and content pages that
 * load React.
 */
export function checkWeights(site: BuiltSite): string[] {
  const files = new Map<string, number>();
  const weigh = (path: string) => {
    const bytes = files.get(path) ?? compressedBytes(readFileSync(join(site.directory, path)));
    files.set(path, bytes);
    return bytes;
  };
  const pages = [...site.pages.values()].flatMap((page) =>
    checkPage(page, readFileSync(join(site.directory, page.file)), weigh).map(
      (fault) => `${page.path}: ${fault}`,
    ),
  );
  const sheets = globSync('_astro/*.css', { cwd: site.directory }).flatMap((file) =>
    exceeds(file, weigh(file), maxSheetBytes),
  );
  return [...pages, ...sheets];
}

function checkPage(page: BuiltPage, content: Buffer, weigh: (path: string) => number): string[] {
  const isArticle = page.path.startsWith(`${pathTo('blog', page.locale)}/`);
  const maxHtml = isArticle ? maxArticleBytes : maxPageBytes;
  const html = sizeWithin(maxHtml, content);
  const sheets = filesOf(page, 'link[rel="stylesheet"]:not([media])', 'href');
  const faults = [
    ...exceeds('HTML', html, maxHtml),
    // Each additional sheet would delay the first paint.
    ...(sheets.length > 1 ? [`waits for ${String(sheets.length)} sheets`] : []),
  ];
  if (interactiveScreens.includes(page.screen ?? '')) return faults;
  const fonts = filesOf(page, 'link[as="font"]', 'href');
  const rest = sum([...sheets, ...fonts, ...filesOf(page, 'img', 'src')], weigh);
  return [
    ...faults,
    ...(page.root.querySelector('astro-island') ? ['loads React'] : []),
    ...exceeds('page with its files', html + rest, maxTotalBytes[localeInfo[page.locale].dir]),
  ];
}

function exceeds(what: string, bytes: number, max: number): string[] {
  return bytes > max ? [`${what} weighs ${String(bytes)} bytes compressed; at most ${String(max)}`] : [];
}

function filesOf({ root }: BuiltPage, selector: string, attribute: string): string[] {
  const files = root.querySelectorAll(selector).map((element) => element.getAttribute(attribute) ?? '');
  return [...new Set(files.filter((file) => file.startsWith('/')))];
}

function sum(files: string[], weigh: (path: string) => number): number {
  return files.reduce((total, file) => total + weigh(file), 0);
}

/**
 * Returns the size at a lower quality if that is within `max`, because the best quality takes more
 * than ten times as long.
 */
function sizeWithin(max: number, content: Buffer): number {
  const quick = compressedBytes(content, 8);
  return quick <= max ? quick : compressedBytes(content);
}
