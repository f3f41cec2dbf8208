import { endpoint } from '#server/app/endpoint.ts';
import { showMetrics } from '#server/health/metrics.ts';
import type { Config } from '@netlify/functions';

/** Returns metrics in the Prometheus text format. */
export default endpoint({ GET: showMetrics });

export const config: Config = { path: '/api/metrics' };
