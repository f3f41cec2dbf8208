import { dayAt } from '#domain/local-days.ts';
import { callBuildHook } from '#server/published/build-hook.ts';
import { digestOf, listPublished, readBuilt } from '#server/published/published.ts';
import type { Services } from '#server/http/services.ts';
import { hash } from 'node:crypto';

/**
 * Requests a build when the published content differs from that of the built pages, or once the day
 * has come when an article appears or expires.
 */
export async function publishChanges(services: Services): Promise<void> {
  const published = await listPublished(services.db);
  const built = await readBuilt(services.siteDirectory);
  const today = dayAt(services.now());
  const due = built.nextChange !== undefined && built.nextChange <= today ? built.nextChange : undefined;
  const digest = digestOf(published);
  if (digest === built.digest && due === undefined) return;
  // Not only the digest, because a build of the same content may have been requested before that
  // day.
  const requestKey = due === undefined ? digest : hash('sha256', `${digest} ${due}`, 'base64url');
  await (services.rebuild ? services.rebuild(published) : callBuildHook(services, requestKey));
}
