import type { WebsiteState } from '#contracts/staff/health.ts';
import { findContentFaults } from '#server/published/content-faults.ts';
import { digestOf, listPublished, readBuilt } from '#server/published/published.ts';
import type { Services } from '#server/http/services.ts';

/**
 * Reads when the pages were built, whether the published content has changed since, and the content
 * errors of the last build.
 */
export async function readWebsiteState({
  db,
  siteDirectory,
}: Pick<Services, 'db' | 'siteDirectory'>): Promise<WebsiteState> {
  const [published, faults, built] = await Promise.all([
    listPublished(db),
    findContentFaults(db),
    // The development server has no built site.
    readBuilt(siteDirectory).catch(() => undefined),
  ]);
  return {
    builtAt: built?.builtAt,
    isBehind: built !== undefined && built.digest !== digestOf(published),
    faults,
  };
}
