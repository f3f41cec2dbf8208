/**
 * The path of each screen, from the table of screens. Paths, hreflang, sitemap, menus, language
 * selector and tests are all derived from it.
 */
import { defaultLocale, locales, type Locale } from '#i18n/locales.ts';
import { screens } from '#screens';

export type ScreenId = keyof typeof screens;

type IndexedScreen = {
  [Screen in ScreenId]: 'sitemap' extends keyof (typeof screens)[Screen] ? Screen : never;
}[ScreenId];

/** True for a screen that search engines may index. */
export function isIndexed(screen: ScreenId): screen is IndexedScreen {
  return 'sitemap' in screens[screen];
}

/**
 * True when visits to the screen are measured. Screens with a password, a mailed link or a
 * visitor's answers are not measured.
 */
export function isMeasured(screen: ScreenId): boolean {
  return !['login', 'secondFactor', 'manageAppointment', 'newsletter', 'confirmation'].includes(screen);
}

/** The main menu, in order. */
export const mainNavigation = [
  'home',
  'services',
  'about',
  'blog',
  'vacancies',
  'contact',
  'appointment',
] as const satisfies ScreenId[];

/**
 * Site-relative path of a screen, such as `/en/services/pharmacy`, without a trailing slash; `/`
 * for the Dutch home page.
 */
export function pathTo(screen: ScreenId, locale: Locale): string {
  return withPrefix(locale, screens[screen].paths[locale]);
}

/** Finds the screen and the language of a path, among the given screens. */
export function findScreenAt<Screen extends ScreenId>(
  screens: readonly Screen[],
  path: string,
): { screen: Screen; locale: Locale } | undefined {
  return screens
    .flatMap((screen) => locales.map((locale) => ({ screen, locale })))
    .find(({ screen, locale }) => pathTo(screen, locale) === path);
}

/** The path of a page in each language. */
export type Paths = Record<Locale, string>;

export function pathsOf(screen: ScreenId): Paths {
  return inAllLocales((locale) => pathTo(screen, locale));
}

export function pathsOfArticle(id: number): Paths {
  return inAllLocales((locale) => pathToArticle(id, locale));
}

function inAllLocales(path: (locale: Locale) => string): Paths {
  return Object.fromEntries(locales.map((locale) => [locale, path(locale)])) as Paths;
}

/** Site-relative path of a blog article, such as `/en/blog/3`. */
export function pathToArticle(id: number, locale: Locale): string {
  return withPrefix(locale, `${screens.blog.paths[locale]}/${String(id)}`);
}

/** Site-relative path of a language's RSS feed, such as `/en/blog/rss.xml`. */
export function pathToFeed(locale: Locale): string {
  return `${pathTo('blog', locale)}/rss.xml`;
}

/** Returns the paths of the page for an article that does not exist, in all languages. */
export function pathsOfMissingArticle(): Paths {
  return inAllLocales((locale) => `${pathTo('blog', locale)}/${screens.notFound.paths[locale]}`);
}

function withPrefix(locale: Locale, path: string): string {
  const prefix = locale === defaultLocale ? '' : locale;
  return `/${[prefix, path].filter(Boolean).join('/')}`;
}

/**
 * Returns the path as Astro's rest parameter: without the leading slash, undefined for the root.
 */
export function toRestParam(path: string): string | undefined {
  return path.slice(1) || undefined;
}

/**
 * Returns the result of `getStaticPaths` for a screen: one page per language. The parameter has the
 * name of the file, as in `[...contact].astro`.
 */
export function localisedPaths(screen: ScreenId) {
  return locales.map((locale) => ({
    params: { [screen]: toRestParam(pathTo(screen, locale)) },
    props: { locale },
  }));
}
