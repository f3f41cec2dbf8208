import { scheduled } from '#server/app/scheduled.ts';
import { publishChanges } from '#server/published/publish-changes.ts';
import type { Config } from '@netlify/functions';

/** Requests a build when published content has changed, or an article appears or expires. */
export default scheduled('publish-changes', publishChanges, { isFrequent: true });

export const config: Config = { schedule: '*/2 * * * *' };
