import { endUnansweredHolds } from '#server/appointments/holds.ts';
import { scheduled } from '#server/app/scheduled.ts';
import type { Config } from '@netlify/functions';

/** Releases the times of expired holds, every hour. */
export default scheduled('release-holds', endUnansweredHolds);

export const config: Config = { schedule: '20 * * * *' };
