/** Keeps several builds of the site, so that a new one can replace the one being served. */
import { glob, rm } from 'node:fs/promises';
import { warmUp } from '#server/rendering/server-module.ts';
import { listPictures, listWithPictures } from '#server/published/published.ts';
import { storeContentFaults } from '#server/published/content-faults.ts';
import type { Services } from '#server/http/services.ts';
import type { Published } from '#contracts/published.ts';
import { BuildError, builtAt, buildPublished, isCurrent } from './build-site.ts';

const retryAfterMs = 10 * 60_000;

/**
 * Returns the folder of the newest build, in the directory or beside it; first builds the site when
 * no build is up to date. Removes the other builds beside the directory. When a build fails, keeps
 * the previous one and stores the errors for staff; throws a `BuildError` when there is no previous
 * build.
 */
export async function findOrBuildSite(
  directory: string,
  services: Pick<Services, 'db' | 'now'>,
  build = buildPublished,
): Promise<string> {
  const beside = await Array.fromAsync(glob(`${directory}-[0-9]*`));
  let newest = directory;
  for (const folder of beside) if ((await builtAt(folder)) > (await builtAt(newest))) newest = folder;
  if (!(await isCurrent(newest))) {
    console.log('Building the site...');
    const isFirst = (await builtAt(newest)) === 0;
    const next = isFirst ? directory : nameBeside(directory);
    try {
      await build(next, await listWithPictures(services.db));
      await storeContentFaults(services.db, [], services.now());
      newest = next;
    } catch (error) {
      if (!(error instanceof BuildError) || isFirst) throw error;
      await remove(next);
      await storeContentFaults(services.db, error.sentences, services.now());
      console.error(`Warning:  the site before this change is served. ${error.message}`);
    }
  }
  await Promise.all(beside.filter((folder) => folder !== newest).map(remove));
  return newest;
}

/**
 * Lets the services rebuild the site beside its directory, one build at a time, and then serves
 * that build. The previous build is kept until the next one, for pages that visitors have open.
 * After a failure the next attempt is delayed. Returns the function that prevents further builds
 * and stops a running one.
 */
export function rebuildBeside(
  directory: string,
  services: Services,
  build = buildPublished,
): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let failedAt = -Infinity;
  let previous: string | undefined;
  const replace = async (published: Published) => {
    const next = nameBeside(directory);
    try {
      const pictures = await listPictures(services.db);
      await build(next, { ...published, pictures }, stopping.signal);
      await warmUp(next);
      await storeContentFaults(services.db, [], services.now());
    } catch (error) {
      await remove(next);
      if (stopping.signal.aborted) return;
      if (error instanceof BuildError) await storeContentFaults(services.db, error.sentences, services.now());
      failedAt = services.now().getTime();
      throw error;
    }
    const older = previous;
    previous = services.siteDirectory;
    services.siteDirectory = next;
    if (older !== undefined) await remove(older);
  };
  services.rebuild = async (published) => {
    const mayStart = !stopping.signal.aborted && services.now().getTime() >= failedAt + retryAfterMs;
    if (running || !mayStart) return;
    running = replace(published);
    await running.finally(() => {
      running = undefined;
    });
  };
  return async () => {
    stopping.abort();
    await Promise.allSettled([running]);
  };
}

/**
 * Returns a new name for a folder. It differs for each build, because Node caches modules by path
 * and would not load changed code.
 */
function nameBeside(directory: string): string {
  return `${directory}-${String(Date.now())}`;
}

function remove(directory: string): Promise<void> {
  return rm(directory, { recursive: true, force: true });
}
