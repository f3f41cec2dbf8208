/** All that `scripts/check-content.ts` looks at when the facts are right. */
import { findArticleFaults } from '#collections/check/articles.ts';
import { findEntryFaults } from '#collections/check/entries.ts';
import { findPictureFaults } from '#collections/check/pictures.ts';
import type { Fault } from '#collections/check/fault.ts';
import { locales } from '#i18n/locales.ts';
import { pathsOf, pathToFeed, type ScreenId } from '#paths';
import { screens } from '#screens';

/** What is wrong in the texts of a project's directory. */
export async function findContentFaults(directory: string): Promise<Fault[]> {
  const entries = [...findEntryFaults(directory, knownPaths()), ...(await findPictureFaults(directory))];
  // Fields that cannot be read are one fault, and not one more for each rule about them.
  return entries.length > 0 ? entries : findArticleFaults(directory);
}

function knownPaths(): Set<string> {
  const pages = (Object.keys(screens) as ScreenId[]).flatMap((screen) => Object.values(pathsOf(screen)));
  return new Set([...pages, ...locales.map(pathToFeed)]);
}
