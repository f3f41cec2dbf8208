/** Runs the content checks of `scripts/check-content.ts`. They need valid facts of the company. */
import { findArticleFaults } from '#collections/check/articles.ts';
import { findEntryFaults } from '#collections/check/entries.ts';
import { findPictureFaults } from '#collections/check/pictures.ts';
import type { Fault } from '#collections/check/fault.ts';
import { locales } from '#i18n/locales.ts';
import { pathsOf, pathToFeed, type ScreenId } from '#paths';
import { screens } from '#screens';

export async function findContentFaults(directory: string): Promise<Fault[]> {
  const entries = [...findEntryFaults(directory, knownPaths()), ...(await findPictureFaults(directory))];
  // Articles are checked only when all fields are valid, so that no fault is reported twice.
  return entries.length > 0 ? entries : findArticleFaults(directory);
}

function knownPaths(): Set<string> {
  const pages = (Object.keys(screens) as ScreenId[]).flatMap((screen) => Object.values(pathsOf(screen)));
  return new Set([...pages, ...locales.map(pathToFeed)]);
}
