import { endpoint } from '#server/app/endpoint.ts';
import { readAnalyticsStatus } from '#server/tools/analytics-status.ts';
import { toolData } from '#server/tools/staff-endpoint.ts';
import type { Config } from '@netlify/functions';

/** Returns the state of analytics and recent submission counts, for staff. */
export default endpoint(toolData(readAnalyticsStatus));

export const config: Config = { path: '/api/analytics-status' };
