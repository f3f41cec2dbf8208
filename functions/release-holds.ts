import { endUnansweredHolds } from '#server/appointments/holds.ts';
import { scheduled } from '#server/app/scheduled.ts';
import type { Config } from '@netlify/functions';

/** Gives free each hour the times for which nobody answered. */
export default scheduled('release-holds', endUnansweredHolds);

export const config: Config = { schedule: '20 * * * *' };
