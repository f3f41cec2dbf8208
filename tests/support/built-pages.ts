/** The pages of the build. */
import { globSync } from 'node:fs';
import { localeOfPath, type Locale } from '#i18n/locales.ts';
import { testSite } from './test-site.ts';

/** The editor has its own Content-Security-Policy; `editor.test.ts` covers it. */
const editor = '/redactie';

/** The path of every page of the build in a language, including articles. */
export function builtPaths(locale: Locale): string[] {
  const files = globSync('**/*.html', { cwd: testSite.published });
  const paths = files.map((file) => `/${file.replace(/(^index)?\.html$/, '')}`);
  return paths.filter((path) => localeOfPath(path) === locale && path !== editor).sort();
}

/** The built file of a path. */
export function fileOf(path: string): string {
  return `${testSite.published}${path === '/' ? '/index' : path}.html`;
}
