import { endUnansweredHolds } from '#server/appointments/holds.ts';
import { scheduled } from '#server/app/scheduled.ts';
import type { Config } from '@netlify/functions';

/** Releases hourly the held times whose visitors did not press the button in their mail in time. */
export default scheduled('release-holds', endUnansweredHolds);

export const config: Config = { schedule: '20 * * * *' };
