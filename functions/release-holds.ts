import { endUnansweredHolds } from '#server/appointments/holds.ts';
import { scheduled } from '#server/app/scheduled.ts';
import type { Config } from '@netlify/functions';

/** Releases hourly the times whose holds have expired. */
export default scheduled('release-holds', endUnansweredHolds);

export const config: Config = { schedule: '20 * * * *' };
