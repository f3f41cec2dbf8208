import { callBuildHook } from '#server/published/build-hook.ts';
import { digestOf, listPublished, readBuiltDigest } from '#server/published/published.ts';
import type { Services } from '#server/services.ts';

/** Sees to a build when something else is published than the pages show. */
export async function publishChanges(services: Services): Promise<void> {
  const published = await listPublished(services.db);
  const digest = digestOf(published);
  if (digest === (await readBuiltDigest(services.siteDirectory))) return;
  await (services.rebuild ? services.rebuild(published) : callBuildHook(services, digest));
}
