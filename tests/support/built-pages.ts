/** The pages that the build wrote, by the route table. */
import { existsSync, globSync } from 'node:fs';
import { defaultLocale, isLocale, locales, type Locale } from '#i18n/locales.ts';
import { pathTo, type ScreenId } from '#paths';
import { screens } from '#screens';
import { testSite } from './test-site.ts';

export interface BuiltPage {
  screen: ScreenId;
  locale: Locale;
  path: string;
}

const screenIds = Object.keys(screens) as ScreenId[];

/**
 * Every screen that the build wrote in at least one language, in every language: one that is
 * missing there is a fault.
 */
export const builtPages: readonly BuiltPage[] = screenIds
  .filter((screen) => locales.some((locale) => existsSync(fileOf(pathTo(screen, locale)))))
  .flatMap((screen) => locales.map((locale) => ({ screen, locale, path: pathTo(screen, locale) })));

/** A program of others', with its own policy; editor.test.ts uses it. */
const editor = '/redactie';

/** The path of every page of the site that the build wrote in a language, articles included. */
export function builtPaths(locale: Locale): string[] {
  const paths = globSync('**/*.html', { cwd: testSite.published }).map(
    (file) => `/${file.replace(/(^index)?\.html$/, '')}`,
  );
  return paths.filter((path) => localeOf(path) === locale && path !== editor).sort();
}

function localeOf(path: string): Locale {
  const [, first] = path.split('/');
  return isLocale(first) ? first : defaultLocale;
}

/** The file that the build wrote for a path. */
export function fileOf(path: string): string {
  return `${testSite.published}${path === '/' ? '/index' : path}.html`;
}
