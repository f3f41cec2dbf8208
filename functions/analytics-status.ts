import { endpoint } from '#server/app/endpoint.ts';
import { readAnalyticsStatus } from '#server/tools/analytics-status.ts';
import { toolData } from '#server/tools/staff-endpoint.ts';
import type { Config } from '@netlify/functions';

/** Tells staff whether the site measures and what arrived lately. */
export default endpoint(toolData(readAnalyticsStatus));

export const config: Config = { path: '/api/analytics-status' };
