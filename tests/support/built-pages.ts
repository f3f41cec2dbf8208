/** The paths and the files of the built pages. */
import { globSync } from 'node:fs';
import { localeOfPath, type Locale } from '#i18n/locales.ts';
import { testSite } from './test-site.ts';

/** The path of the editor, which is no page of the website; `editor.test.ts` tests it. */
const editor = '/redactie';

/** Returns the path of every built page in a language, including articles. */
export function builtPaths(locale: Locale): string[] {
  const files = globSync('**/*.html', { cwd: testSite.published });
  const paths = files.map((file) => `/${file.replace(/(^index)?\.html$/, '')}`);
  return paths.filter((path) => localeOfPath(path) === locale && path !== editor).sort();
}

/** Returns the built file of a path. */
export function fileOf(path: string): string {
  return `${testSite.published}${path === '/' ? '/index' : path}.html`;
}
