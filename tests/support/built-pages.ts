/** The pages of the build, from the table of screens. */
import { existsSync, globSync } from 'node:fs';
import { localeOfPath, locales, type Locale } from '#i18n/locales.ts';
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
 * Each screen that was built in at least one language, paired with every language, so that tests
 * notice a missing page.
 */
export const builtPages: readonly BuiltPage[] = screenIds
  .filter((screen) => locales.some((locale) => existsSync(fileOf(pathTo(screen, locale)))))
  .flatMap((screen) => locales.map((locale) => ({ screen, locale, path: pathTo(screen, locale) })));

/** The editor has its own policy; editor.test.ts covers it. */
const editor = '/redactie';

/** The path of every page of the build in a language, including articles. */
export function builtPaths(locale: Locale): string[] {
  const paths = globSync('**/*.html', { cwd: testSite.published }).map(
    (file) => `/${file.replace(/(^index)?\.html$/, '')}`,
  );
  return paths.filter((path) => localeOfPath(path) === locale && path !== editor).sort();
}

/** The built file of a path. */
export function fileOf(path: string): string {
  return `${testSite.published}${path === '/' ? '/index' : path}.html`;
}
