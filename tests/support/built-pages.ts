/** The pages that the build wrote, by the route table. */
import { existsSync } from 'node:fs';
import { locales, type Locale } from '#i18n/locales.ts';
import { pathTo, screens, type ScreenId } from '#i18n/routes.ts';

export interface BuiltPage {
  screen: ScreenId;
  locale: Locale;
  path: string;
}

const screenIds = Object.keys(screens) as ScreenId[];

/** Every screen that the build wrote in at least one language, in every language: one that is missing there is a fault. */
export const builtPages: readonly BuiltPage[] = screenIds
  .filter((screen) => locales.some((locale) => existsSync(fileOf(pathTo(screen, locale)))))
  .flatMap((screen) => locales.map((locale) => ({ screen, locale, path: pathTo(screen, locale) })));

function fileOf(path: string): string {
  return path === '/' ? 'dist/index.html' : `dist${path}.html`;
}
