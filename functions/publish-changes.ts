import { scheduled } from '#server/app/scheduled.ts';
import { publishChanges } from '#server/published/publish-changes.ts';
import type { Config } from '@netlify/functions';

/** Gets into the pages what was published since they were built. */
export default scheduled('publish-changes', publishChanges, { isFrequent: true });

export const config: Config = { schedule: '*/2 * * * *' };
