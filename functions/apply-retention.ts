import { removeExpired } from '#server/app/retention.ts';
import { scheduled } from '#server/app/scheduled.ts';
import type { Config } from '@netlify/functions';

/** Removes expired data, every hour. */
export default scheduled('apply-retention', removeExpired);

export const config: Config = { schedule: '20 * * * *' };
