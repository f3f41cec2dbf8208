/** A sample of the built pages, for tests that check every kind of page. */
import type { Locale } from '#i18n/locales.ts';
import { pathTo, type ScreenId } from '#paths';
import { serviceIds } from '#services';
import { screens } from '#screens';
import { builtPaths } from './built-pages.ts';
import { isFull } from './sweep.ts';

/** Groups of screens with the same markup. The first one of a group represents the others. */
const alike: readonly (readonly ScreenId[])[] = [
  serviceIds,
  ['privacy', 'terms', 'cookies'],
  ['analyticsDebug', 'adsConversion', 'adsHeaders'],
];

/**
 * Returns the paths to check in a language, one per kind of page. A full run checks each kind in
 * every language; any other run divides the kinds among `languages`.
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
