/** A sample of the built pages, for tests that check every kind of page. */
import type { Locale } from '#i18n/locales.ts';
import { pathTo, type ScreenId } from '#paths';
import { serviceIds } from '#services';
import { screens } from '#screens';
import { builtPaths } from './built-pages.ts';
import { isFull } from './sweep.ts';

/** Screens with the same markup: the first represents the others. */
const alike: readonly (readonly ScreenId[])[] = [
  serviceIds,
  ['privacy', 'terms', 'cookies'],
  ['analyticsDebug', 'adsConversion', 'adsHeaders'],
];

/**
 * The paths to check in one language, one per kind of page: in a full run all kinds in
 * each language; otherwise the kinds are distributed over the languages.
 */
export function sampledPaths(locale: Locale, languages: readonly Locale[]): string[] {
  const byKind = Map.groupBy(builtPaths(locale), (path) => kindOf(path, locale));
  return [...byKind.keys()]
    .sort()
    .filter((_, index) => isFull || languages[index % languages.length] === locale)
    .flatMap((kind) => byKind.get(kind)?.at(0) ?? []);
}

function kindOf(path: string, locale: Locale): string {
  const ids = Object.keys(screens) as ScreenId[];
  const screen = ids.find((id) => pathTo(id, locale) === path);
  if (screen) return alike.find((group) => group.includes(screen))?.[0] ?? screen;
  return /\/\d+$/.test(path) ? 'article' : 'other';
}
