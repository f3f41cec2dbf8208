/** A built site for the checks: its parsed pages and other files. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { company } from '#company';
import { localeOfPath, type Locale } from '#i18n/locales.ts';
import { pathsOf, pathTo, type Paths, type ScreenId } from '#paths';
import { screens } from '#screens';

export interface BuiltPage {
  /** Site-relative, without `.html`. */
  path: string;
  /** Relative to the directory of the site. */
  file: string;
  locale: Locale;
  /** The screen of the path; undefined for an article and for other files. */
  screen: ScreenId | undefined;
  paths: Paths;
  /** True when search engines may index the page: not `noindex`, and its own canonical page. */
  indexed: boolean;
  root: HTMLElement;
}

export interface BuiltSite {
  directory: string;
  pages: ReadonlyMap<string, BuiltPage>;
  /** True when the build wrote a file for the path, other than a page. */
  hasFile: (path: string) => boolean;
  redirects: ReadonlySet<string>;
}

const screenIds = Object.keys(screens) as ScreenId[];

/** Reads the built site in a directory; throws when there is none. */
export function readBuiltSite(directory: string): BuiltSite {
  if (!existsSync(join(directory, '_redirects')))
    throw new Error(`${directory} holds no built site; run npm run build first.`);
  // Excludes the editor, because its markup is that of another project.
  const files = globSync('**/*.html', { cwd: directory, exclude: ['redactie.html'] }).sort();
  const pages = files.map((file) => readPage(directory, file));
  return {
    directory,
    pages: new Map(pages.map((page) => [page.path, page])),
    hasFile: (path) => /\.\w+$/.test(path) && existsSync(join(directory, decodeURIComponent(path))),
    redirects: readRedirects(directory),
  };
}

export function addressOf(path: string): string {
  return new URL(path, company.siteUrl).href;
}

/** Resolves a URL against the path `from`; undefined for an invalid URL or one of another site. */
export function resolveOwnUrl(address: string, from = '/'): URL | undefined {
  const url = URL.canParse(address, addressOf(from)) ? new URL(address, addressOf(from)) : undefined;
  return url?.origin === new URL(company.siteUrl).origin ? url : undefined;
}

function readPage(directory: string, file: string): BuiltPage {
  const path = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
  const options = { comment: false, blockTextElements: { script: true, style: true } };
  const root = parse(readFileSync(join(directory, file), 'utf8'), options);
  const locale = localeOfPath(path);
  const canonical = root.querySelector('link[rel="canonical"]')?.getAttribute('href');
  const noindex = root.querySelector('meta[name="robots"]')?.getAttribute('content')?.includes('noindex');
  return {
    path,
    file,
    locale,
    screen: screenIds.find((screen) => pathTo(screen, locale) === path),
    paths: pathsOfPage(path, locale),
    indexed: !noindex && canonical === addressOf(path),
    root,
  };
}

function pathsOfPage(path: string, locale: Locale): Paths {
  const screen = screenIds.find((id) => pathTo(id, locale) === path);
  if (screen) return pathsOf(screen);
  const blog = `${pathTo('blog', locale)}/`;
  if (!path.startsWith(blog)) return { ...pathsOf('notFound'), [locale]: path };
  const blogs = Object.entries(pathsOf('blog'));
  return Object.fromEntries(
    blogs.map(([other, start]) => [other, `${start}/${path.slice(blog.length)}`]),
  ) as Paths;
}

function readRedirects(directory: string): Set<string> {
  const rules = readFileSync(join(directory, '_redirects'), 'utf8').split('\n');
  return new Set(rules.filter((rule) => / 30\d!?$/.test(rule)).map((rule) => rule.split(' ')[0] ?? ''));
}
