/** What a page weighs as a browser gets it: compressed, with what it loads. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPage, BuiltSite } from './built-site.ts';
import { localeInfo } from '#i18n/locales.ts';
import { pathTo } from '#i18n/routes.ts';
import { submissions } from '#submissions/registry.ts';
import { compressedBytes } from '../compressed-bytes.ts';
import { pageScripts } from '../page-scripts.ts';

/**
 * What a server may send before the first acknowledgement, ten packets of 1,460 bytes (RFC 6928),
 * less the headers, and the twenty bytes by which names of files differ from one build to another.
 */
const maxPageBytes = 14_600 - 600;
const maxArticleBytes = 20_000;
/** With the styles of what it opens. */
const maxScriptBytes = 4 * 1024;
const maxWholeBytes = { ltr: 80 * 1024, rtl: 110 * 1024 };

/**
 * Pages with a form or a tool load React, and the search its index; their HTML may weigh no more
 * than others'.
 */
const interactiveScreens: string[] = [
  ...submissions.map(({ screen }) => screen),
  'search',
  'login',
  'adsHeaders',
  'adsConversion',
  'analyticsDebug',
];

/** Pages that are too heavy, and content pages that carry a framework. */
export function checkWeights(site: BuiltSite): string[] {
  const files = new Map<string, number>();
  const weigh = (path: string) => {
    const bytes = files.get(path) ?? compressedBytes(readFileSync(join(site.directory, path)));
    files.set(path, bytes);
    return bytes;
  };
  return [...site.pages.values()].flatMap((page) =>
    checkPage(page, readFileSync(join(site.directory, page.file)), weigh).map(
      (fault) => `${page.path}: ${fault}`,
    ),
  );
}

function checkPage(page: BuiltPage, content: Buffer, weigh: (path: string) => number): string[] {
  const isArticle = page.path.startsWith(`${pathTo('blog', page.locale)}/`);
  const maxHtml = isArticle ? maxArticleBytes : maxPageBytes;
  const html = weighUpTo(maxHtml, content);
  const faults = exceeds('HTML with its styles', html, maxHtml);
  if (interactiveScreens.includes(page.screen ?? '')) return faults;
  const script = sum(pageScripts(page.root.toString()), weigh);
  const rest = sum([...filesOf(page, 'img', 'src'), ...fontsOf(page)], weigh);
  return [
    ...faults,
    ...(page.root.querySelector('astro-island') ? ['carries React'] : []),
    ...exceeds('script', script, maxScriptBytes),
    ...exceeds(
      'page with fonts and pictures',
      html + script + rest,
      maxWholeBytes[localeInfo[page.locale].dir],
    ),
  ];
}

function exceeds(what: string, bytes: number, max: number): string[] {
  return bytes > max ? [`${what} weighs ${String(bytes)} bytes compressed; at most ${String(max)}`] : [];
}

function filesOf({ root }: BuiltPage, selector: string, attribute: string): string[] {
  const files = root.querySelectorAll(selector).map((element) => element.getAttribute(attribute) ?? '');
  return [...new Set(files.filter((file) => file.startsWith('/')))];
}

/** The faces of a page; that of other languages' letters is fetched where one is shown. */
function fontsOf({ root }: BuiltPage): string[] {
  const styles = root.querySelectorAll('style').map((style) => style.rawText);
  const fonts = new Set(styles.join('').match(/\/_astro\/[\w.-]+\.woff2/g));
  return [...fonts].filter((font) => !font.includes('-ext-'));
}

function sum(files: string[], weigh: (path: string) => number): number {
  return files.reduce((total, file) => total + weigh(file), 0);
}

/**
 * As much as the quicker compression gives while that is no more than `max`; the better one takes
 * ten times as long.
 */
function weighUpTo(max: number, content: Buffer): number {
  const quick = compressedBytes(content, 8);
  return quick <= max ? quick : compressedBytes(content);
}
