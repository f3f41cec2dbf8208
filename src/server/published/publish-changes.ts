import { company } from '#company';
import { toLocalTime } from '#domain/days.ts';
import { callBuildHook } from '#server/published/build-hook.ts';
import { digestOf, digestText, listPublished, readBuilt } from '#server/published/published.ts';
import type { Services } from '#server/http/services.ts';

/**
 * Sees to a build when something else is published than the pages show, and on the day on which an
 * article appears or ends.
 */
export async function publishChanges(services: Services): Promise<void> {
  const published = await listPublished(services.db);
  const built = await readBuilt(services.siteDirectory);
  const { day: today } = toLocalTime(services.now(), company.timeZone);
  const due = built.nextChange !== undefined && built.nextChange <= today ? built.nextChange : undefined;
  const digest = digestOf(published);
  if (digest === built.digest && due === undefined) return;
  // Another build than the one that was asked for before that day.
  const asked = due === undefined ? digest : digestText(`${digest} ${due}`);
  await (services.rebuild ? services.rebuild(published) : callBuildHook(services, asked));
}
